package om.hawalis.engine;

import java.util.Arrays;
import java.util.Optional;

/** How a game stands, South first, as it is written. */
public enum Result {
    SOUTH_WINS("1-0"),
    NORTH_WINS("0-1"),
    DRAW("1/2-1/2"),
    SOUTH_WINS_BY_FORFEIT("+--"),
    NORTH_WINS_BY_FORFEIT("--+"),
    BOTH_FORFEIT("---"),
    OPEN("*");

    private final String text;

    Result(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** The result so written; empty when there is none. */
    public static Optional<Result> find(String text) {
        return Arrays.stream(values())
                .filter(result -> result.text.equals(text))
                .findFirst();
    }

    public static Result winFor(Side side) {
        return side == Side.SOUTH ? SOUTH_WINS : NORTH_WINS;
    }

    public Optional<Side> winner() {
        return switch (this) {
            case SOUTH_WINS, SOUTH_WINS_BY_FORFEIT -> Optional.of(Side.SOUTH);
            case NORTH_WINS, NORTH_WINS_BY_FORFEIT -> Optional.of(Side.NORTH);
            case DRAW, BOTH_FORFEIT, OPEN -> Optional.empty();
        };
    }

    public boolean forfeit() {
        return switch (this) {
            case SOUTH_WINS_BY_FORFEIT, NORTH_WINS_BY_FORFEIT, BOTH_FORFEIT -> true;
            case SOUTH_WINS, NORTH_WINS, DRAW, OPEN -> false;
        };
    }
}
