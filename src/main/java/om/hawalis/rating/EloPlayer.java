package om.hawalis.rating;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player as a rating period finds them.
 *
 * @param rating as last published; null while unrated
 * @param games rated games before the period
 * @param peak the highest rating ever published; 0 where none was
 * @param pool an unrated player's games against rated opponents in earlier periods
 */
public record EloPlayer(@Nullable Integer rating, int games, int peak, Age age, List<EloGame> pool) {
    /** Until the end of the year of the 18th birthday a junior. */
    public enum Age {
        JUNIOR,
        ADULT
    }

    private static final int SETTLED_GAMES = 30;
    private static final int MASTER = 2400;
    private static final int JUNIOR_LIMIT = 2300;

    public EloPlayer {
        pool = List.copyOf(pool);
        if (rating != null && rating <= 0) throw new IllegalArgumentException("a rating is positive");
        if (rating != null && !pool.isEmpty()) throw new IllegalArgumentException("who is rated has no pool");
        if (games < 0 || peak < 0) throw new IllegalArgumentException("games and ratings are counted from 0");
    }

    public static EloPlayer rated(int rating, int games) {
        return new EloPlayer(rating, games, rating, Age.ADULT, List.of());
    }

    public static EloPlayer unrated() {
        return new EloPlayer(null, 0, 0, Age.ADULT, List.of());
    }

    /**
     * The development coefficient (8.3.3): 10 once 2400 was reached; 40 for the first 30 games, and for juniors who
     * never reached 2300; otherwise 20.
     */
    public int k() {
        if (peak >= MASTER) return 10;
        if (games < SETTLED_GAMES) return 40;
        return age == Age.JUNIOR && peak < JUNIOR_LIMIT ? 40 : 20;
    }
}
