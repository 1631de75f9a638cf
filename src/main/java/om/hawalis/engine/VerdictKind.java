package om.hawalis.engine;

/** Why a game is over (article 3). */
public enum VerdictKind {
    /** The opponent of the winner has no stones left. */
    CAPTURED_ALL,
    /** The player to move has stones but no legal move, and loses. */
    NO_LEGAL_MOVE,
    /** The same position stands again. */
    REPETITION,
    /** One turn's sowing never ends. */
    ENDLESS_SOWING,
    RESIGNATION,
    AGREED_DRAW,
    FORFEIT,
    TIME;

    /** Whether the moves themselves show it, so that the engine says it and nobody else can. */
    public boolean shownByMoves() {
        return switch (this) {
            case CAPTURED_ALL, NO_LEGAL_MOVE, REPETITION, ENDLESS_SOWING -> true;
            case RESIGNATION, AGREED_DRAW, FORFEIT, TIME -> false;
        };
    }

    /** Whether a game can end so with this result. */
    public boolean allows(Result result) {
        return switch (this) {
            case CAPTURED_ALL, NO_LEGAL_MOVE, RESIGNATION ->
                !result.forfeit() && result.winner().isPresent();
            case REPETITION, AGREED_DRAW -> result == Result.DRAW;
            case ENDLESS_SOWING, TIME -> !result.forfeit() && result != Result.OPEN;
            case FORFEIT -> result.forfeit();
        };
    }
}
