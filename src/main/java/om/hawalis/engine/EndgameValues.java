package om.hawalis.engine;

/**
 * How values are written in few bits, as seen by the mover: 0 a draw, {@code n > 0} a win in {@code n} plies,
 * {@code n < 0} a loss in {@code −n − 1} plies.
 */
final class EndgameValues {
    static final int DRAW = 0;

    private EndgameValues() {}

    static int win(int plies) {
        return plies;
    }

    static int loss(int plies) {
        return -plies - 1;
    }

    /** Plies to the end of a game that is won or lost. */
    static int plies(int value) {
        return value > 0 ? value : -value - 1;
    }
}
