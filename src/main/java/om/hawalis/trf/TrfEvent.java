package om.hawalis.trf;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a report file tells of an event beside its contest; empty texts and lists are left out.
 *
 * @param system the encoded type of tournament (192), such as {@code FIDE_DUTCH}
 * @param roundDates one a round, or none
 * @param tieBreaks in order, such as {@code BH/C1}
 */
public record TrfEvent(
        String name,
        String city,
        String federation,
        @Nullable LocalDate starts,
        @Nullable LocalDate ends,
        String chiefArbiter,
        List<String> deputies,
        String timeControl,
        String system,
        List<LocalDate> roundDates,
        List<String> tieBreaks) {
    public TrfEvent {
        deputies = List.copyOf(deputies);
        roundDates = List.copyOf(roundDates);
        tieBreaks = List.copyOf(tieBreaks);
    }

    /** Only what every file needs. */
    public static TrfEvent of(String name, String system) {
        return new TrfEvent(name, "", "", null, null, "", List.of(), "", system, List.of(), List.of());
    }
}
