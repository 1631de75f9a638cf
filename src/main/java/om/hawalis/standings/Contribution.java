package om.hawalis.standings;

import java.util.List;

/**
 * What one round adds to a tie-break over opponents.
 *
 * @param theirs the opponent's figure: an adjusted score, a rating, a performance
 * @param amount what it adds: the figure itself, or times the points taken from the opponent
 */
public record Contribution(int round, Against against, Fraction theirs, Fraction amount, Use use) {
    /** Who stands for the round. */
    public sealed interface Against {
        /**
         * The opponent.
         *
         * @param byesAsDraws the opponent's requested byes that count as draws here, because nothing but voluntarily
         *     unplayed rounds follows them (C.07, article 16.3)
         */
        record Opponent(int number, List<Integer> byesAsDraws) implements Against {
            public Opponent {
                byesAsDraws = List.copyOf(byesAsDraws);
            }
        }

        /** Nobody: the entrant's unplayed round counts as played against a dummy (C.07, article 16.4). */
        record Dummy(DummyScore score) implements Against {}
    }

    /** What fixed the score of the dummy. */
    public enum DummyScore {
        OWN_SCORE,
        /** Lower than one's own: the adjusted score of the opponent a forfeit was scheduled against. */
        SCHEDULED_OPPONENT,
        /** Lower than one's own: a draw in every round. */
        DRAWS_THROUGHOUT
    }

    /** Whether it counts. */
    public enum Use {
        COUNTED,
        /** Cut as the least significant value. */
        CUT_LOWEST,
        /** Cut before the least significant value, because the round was voluntarily unplayed (C.07, article 16.5). */
        CUT_VOLUNTARY,
        /** Cut as the most significant value. */
        CUT_HIGHEST,
        /** {@code KS}: the opponent is below the limit. */
        BELOW_LIMIT
    }

    public boolean counts() {
        return use == Use.COUNTED;
    }

    Contribution with(Use other) {
        return new Contribution(round, against, theirs, amount, other);
    }
}
