package om.hawalis.trf;

import java.util.List;

/** The answer to an attempt to read a report file. */
public sealed interface TrfReading {

    record Read(TrfFile file) implements TrfReading {}

    /** Everything that is wrong, by line and column; never empty. */
    record Refused(List<TrfFault> faults) implements TrfReading {
        public Refused {
            faults = List.copyOf(faults);
        }
    }
}
