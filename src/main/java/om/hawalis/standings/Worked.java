package om.hawalis.standings;

/** What one tie-break gives one entrant. */
public sealed interface Worked {
    TieBreak tieBreak();

    /** A value, and how it came about. */
    record Value(TieBreak tieBreak, Fraction value, Working working) implements Worked {}

    /** No value: ranks after everyone who has one. */
    record None(TieBreak tieBreak, Reason reason) implements Worked {}

    /** Why a tie-break gives an entrant no value. */
    enum Reason {
        /** Direct encounter: nobody is tied with the entrant when its turn comes. */
        NOT_TIED,
        /** The Buchholz family compares opponents' scores; in a round robin everyone has the same opponents. */
        NOT_FOR_ROUND_ROBINS,
        /** A rating tie-break, and someone in the event has no rating (C.07, article 10). */
        SOMEONE_UNRATED,
        /** A rating tie-break, and no rated game is left to take the mean of. */
        NO_RATED_GAME,
        /** An average over opponents, and no game was played. */
        NO_GAME,
        /** {@code PLY}: the entrant has no proven win. */
        NO_PROVEN_WIN
    }
}
