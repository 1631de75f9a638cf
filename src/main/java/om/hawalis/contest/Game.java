package om.hawalis.contest;

import org.jspecify.annotations.Nullable;

/**
 * One game of a board.
 *
 * @param south starting number of the entrant who sits South in this game
 * @param north starting number of the other
 * @param proof what a proven game's record says; null where the result is only declared
 */
public record Game(
        int south, int north, GameResult result, @Nullable Proof proof) {
    public Game {
        if (proof != null && !result.played()) throw new IllegalArgumentException("only a played game is proven");
    }

    public Game(int south, int north, GameResult result) {
        this(south, north, result, null);
    }

    /** The side of one of the two who play. */
    public Side sideOf(int entrant) {
        if (entrant == south) return Side.SOUTH;
        if (entrant == north) return Side.NORTH;
        throw new IllegalArgumentException(entrant + " does not play this game");
    }

    public Share shareOf(int entrant) {
        return result.share(sideOf(entrant));
    }
}
