package om.hawalis.publishing;

import om.hawalis.standings.Fraction;
import om.hawalis.standings.Worked;

/** What one tie-break gave one entrant, as a table keeps it. */
public sealed interface TieBreakCell {
    /** As the standings worked it out, without the working. */
    static TieBreakCell of(Worked worked) {
        return switch (worked) {
            case Worked.Value value -> new Value(value.value());
            case Worked.None none -> new None(none.reason());
        };
    }

    /** As a table shows it: {@code 4.25}, or a dash. */
    String shown();

    /** Exact. */
    record Value(Fraction value) implements TieBreakCell {
        @Override
        public String shown() {
            return value.toString();
        }
    }

    /** It did not apply. */
    record None(Worked.Reason reason) implements TieBreakCell {
        @Override
        public String shown() {
            return "–";
        }
    }
}
