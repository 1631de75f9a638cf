package om.hawalis.game;

import java.util.Arrays;
import java.util.Optional;
import om.hawalis.engine.Result;
import om.hawalis.engine.VerdictKind;

/** How a game came to its result. */
public enum Ending {
    CAPTURED_ALL,
    NO_LEGAL_MOVE,
    REPETITION,
    ENDLESS_SOWING,
    RESIGNATION,
    AGREED_DRAW,
    FORFEIT,
    TIME,
    /** Decided by an arbiter who set the record aside. */
    SET_ASIDE,
    /** A result without its story: a score sheet that gives nothing more. */
    UNSTATED;

    public static Ending of(VerdictKind kind) {
        return switch (kind) {
            case CAPTURED_ALL -> CAPTURED_ALL;
            case NO_LEGAL_MOVE -> NO_LEGAL_MOVE;
            case REPETITION -> REPETITION;
            case ENDLESS_SOWING -> ENDLESS_SOWING;
            case RESIGNATION -> RESIGNATION;
            case AGREED_DRAW -> AGREED_DRAW;
            case FORFEIT -> FORFEIT;
            case TIME -> TIME;
        };
    }

    public static Optional<Ending> find(String name) {
        return Arrays.stream(values())
                .filter(ending -> ending.name().equals(name))
                .findFirst();
    }

    /** Whether notation has a word for it that players or an arbiter say. */
    boolean isSaid() {
        return switch (this) {
            case RESIGNATION, AGREED_DRAW, FORFEIT, TIME -> true;
            case CAPTURED_ALL, NO_LEGAL_MOVE, REPETITION, ENDLESS_SOWING, SET_ASIDE, UNSTATED -> false;
        };
    }

    /** Whether a game can come to this result in this way. */
    public boolean allows(Result result) {
        return switch (this) {
            case CAPTURED_ALL -> VerdictKind.CAPTURED_ALL.allows(result);
            case NO_LEGAL_MOVE -> VerdictKind.NO_LEGAL_MOVE.allows(result);
            case REPETITION -> VerdictKind.REPETITION.allows(result);
            case ENDLESS_SOWING -> VerdictKind.ENDLESS_SOWING.allows(result);
            case RESIGNATION -> VerdictKind.RESIGNATION.allows(result);
            case AGREED_DRAW -> VerdictKind.AGREED_DRAW.allows(result);
            case FORFEIT -> VerdictKind.FORFEIT.allows(result);
            case TIME -> VerdictKind.TIME.allows(result);
            case SET_ASIDE -> result != Result.OPEN;
            case UNSTATED -> result != Result.OPEN && !result.forfeit();
        };
    }
}
