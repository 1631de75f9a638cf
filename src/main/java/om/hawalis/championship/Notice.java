package om.hawalis.championship;

/**
 * Something an organiser should know of a plan.
 *
 * @param number what the words need: how many rounds, days, players
 */
public record Notice(Kind kind, int number) {
    /** How much it weighs. */
    public enum Weight {
        /** It cannot be played like this. */
        IMPOSSIBLE,
        /** It will hardly end as hoped. */
        DOUBTFUL,
        /** It is so, and nothing is wrong with it. */
        WORTH_KNOWING
    }

    /** What it is. */
    public enum Kind {
        /** A stage needs so many at least. */
        TOO_FEW_ENTRANTS(Weight.IMPOSSIBLE),
        /** More go on from a stage than play in it, or in its smallest group. */
        TOO_MANY_GO_ON(Weight.IMPOSSIBLE),
        /** A Swiss of so many rounds at most, before opponents run out. */
        TOO_MANY_ROUNDS(Weight.IMPOSSIBLE),
        /** It takes so many days. */
        TOO_FEW_DAYS(Weight.DOUBTFUL),
        /** Below so many rounds several may win them all. */
        TOO_FEW_ROUNDS(Weight.DOUBTFUL),
        /** A round robin of so many rounds: a Swiss takes fewer. */
        MANY_ROUNDS(Weight.DOUBTFUL),
        /** Not all pairs find a board: so many wait. */
        PAIRS_WAIT(Weight.DOUBTFUL),
        /** So many of the best are free in the first round of a knock-out. */
        FREE_IN_FIRST_ROUND(Weight.WORTH_KNOWING),
        /** The field is odd: so many rest in each round. */
        SOMEBODY_RESTS(Weight.WORTH_KNOWING);

        private final Weight weight;

        Kind(Weight weight) {
            this.weight = weight;
        }
    }

    public Weight weight() {
        return kind.weight;
    }
}
