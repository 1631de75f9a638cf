package om.hawalis.standings;

import java.util.List;

/**
 * The table of the encounters among entrants who are tied (C.07, article 6), seen from one of them.
 *
 * @param tied starting numbers of all who are tied, ascending
 * @param encounters the entrant's, in order of the others' numbers
 * @param least points the entrant has for certain
 * @param most points the entrant would have if every missing encounter were won
 */
public record EncounterTable(
        List<Integer> tied, List<Encounter> encounters, Fraction least, Fraction most, Finding finding) {
    /** What the table settles. */
    public enum Finding {
        /** All have met: ranked by their points in it. */
        RANKED,
        /** All have met, and all have equal points. */
        ALL_EQUAL,
        /** Not all have met, but one is alone on top whatever the missing encounters would bring. */
        ONE_ON_TOP,
        /** Not all have met, and nobody is certain to be on top: direct encounter does not apply. */
        NOT_ALL_MET
    }

    /** With one other. */
    public sealed interface Encounter {
        int opponent();

        /** @param points taken from that opponent; the mean, where they met more than once */
        record Met(int opponent, Fraction points, int meetings) implements Encounter {}

        /** They have not met, or a result is still open. */
        record Missing(int opponent) implements Encounter {}
    }

    public EncounterTable {
        tied = List.copyOf(tied);
        encounters = List.copyOf(encounters);
    }
}
