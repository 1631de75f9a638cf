package om.hawalis.standings;

import java.util.List;

/**
 * The table of the encounters among entrants who are tied (C.07, article 6), seen from one of them.
 *
 * @param tied starting numbers of all who are tied, ascending
 * @param met the entrant's encounters, in order of the others' numbers
 * @param least points the entrant has for certain
 * @param most points the entrant would have if every missing encounter were won
 */
public record EncounterTable(List<Integer> tied, List<Encounter> met, Fraction least, Fraction most, Finding finding) {
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

    /**
     * With one of the others.
     *
     * @param points taken from that opponent; the mean, where they met more than once
     */
    public record Encounter(int opponent, Fraction points, int meetings) {}

    public EncounterTable {
        tied = List.copyOf(tied);
        met = List.copyOf(met);
    }

    /** Of how many others the entrant has no result: they have not met, or it is still open. */
    public int missing() {
        return tied.size() - 1 - met.size();
    }
}
