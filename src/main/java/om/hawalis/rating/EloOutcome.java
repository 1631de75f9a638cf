package om.hawalis.rating;

import java.util.List;

/** What a rating period does to one player. */
public sealed interface EloOutcome {
    /**
     * A rated player's change.
     *
     * @param k the coefficient used, after the cap
     * @param sumHundredths score less expectation over all games, in hundredths of a point
     * @param games each game's part
     */
    record Changed(int before, int after, int k, int sumHundredths, List<GameChange> games) implements EloOutcome {
        public Changed {
            games = List.copyOf(games);
        }

        /** Whether the new rating is published; below 1400 the player is unrated again (7.2.1). */
        public boolean published() {
            return after >= Elo.FLOOR;
        }
    }

    /** One game. @param expectedHundredths what was expected of it, the 400-point rule applied */
    record GameChange(EloGame game, int expectedHundredths) {
        public int hundredths() {
            return 50 * game.halves() - expectedHundredths;
        }
    }

    /** A first rating. @param games how many it is based on */
    record First(int rating, int games) implements EloOutcome {}

    /** Still unrated. @param pool the games kept for a later period */
    record Unrated(List<EloGame> pool, Reason reason) implements EloOutcome {
        public Unrated {
            pool = List.copyOf(pool);
        }
    }

    /** Why there is no rating yet. */
    enum Reason {
        /** Fewer than five games against rated opponents. */
        TOO_FEW_GAMES,
        /** Not a point in the first event: it is disregarded. */
        NO_POINT_YET,
        /** The rating would be below 1400. */
        BELOW_THE_FLOOR
    }
}
