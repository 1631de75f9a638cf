package om.hawalis.contest;

import static om.hawalis.contest.Share.DRAW;
import static om.hawalis.contest.Share.LOSS;
import static om.hawalis.contest.Share.WIN;

/** The result of one game, South first. */
public enum GameResult {
    SOUTH_WINS("1-0", Kind.PLAYED, WIN, LOSS),
    NORTH_WINS("0-1", Kind.PLAYED, LOSS, WIN),
    DRAWN("1/2-1/2", Kind.PLAYED, DRAW, DRAW),
    BOTH_LOSE("0-0", Kind.PLAYED, LOSS, LOSS),
    SOUTH_WINS_UNRATED("1-0 unrated", Kind.UNRATED, WIN, LOSS),
    NORTH_WINS_UNRATED("0-1 unrated", Kind.UNRATED, LOSS, WIN),
    DRAWN_UNRATED("1/2-1/2 unrated", Kind.UNRATED, DRAW, DRAW),
    BOTH_LOSE_UNRATED("0-0 unrated", Kind.UNRATED, LOSS, LOSS),
    SOUTH_WINS_BY_FORFEIT("+--", Kind.FORFEIT, WIN, LOSS),
    NORTH_WINS_BY_FORFEIT("--+", Kind.FORFEIT, LOSS, WIN),
    DOUBLE_FORFEIT("---", Kind.FORFEIT, LOSS, LOSS),
    /** Not finished, or its result not yet official: no further round can be paired. */
    OPEN("*", Kind.OPEN, DRAW, DRAW),
    /** Put off by the arbiter: a draw for pairing only. */
    POSTPONED("postponed", Kind.POSTPONED, DRAW, DRAW);

    /** How a result came about. */
    public enum Kind {
        PLAYED,
        UNRATED,
        FORFEIT,
        OPEN,
        POSTPONED
    }

    private final String notation;
    private final Kind kind;
    private final Share south;
    private final Share north;

    GameResult(String notation, Kind kind, Share south, Share north) {
        this.notation = notation;
        this.kind = kind;
        this.south = south;
        this.north = north;
    }

    public Kind kind() {
        return kind;
    }

    public String notation() {
        return notation;
    }

    public boolean played() {
        return kind == Kind.PLAYED || kind == Kind.UNRATED;
    }

    public boolean pending() {
        return kind == Kind.OPEN || kind == Kind.POSTPONED;
    }

    /** What the given side took; a pending game stands as a draw, which counts for pairing only. */
    public Share share(Side side) {
        return switch (side) {
            case SOUTH -> south;
            case NORTH -> north;
        };
    }
}
