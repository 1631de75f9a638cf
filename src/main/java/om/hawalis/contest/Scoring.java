package om.hawalis.contest;

/**
 * What each outcome is worth, in half-points. A board of several games scores its games one by one, or as one match.
 *
 * @param boards how the games of one board make its points
 */
public record Scoring(
        int win,
        int draw,
        int loss,
        int forfeitWin,
        int forfeitLoss,
        int pairingBye,
        int fullBye,
        int halfBye,
        int zeroBye,
        BoardScoring boards) {

    /** How the games of one board make its points. */
    public enum BoardScoring {
        /** The points of the games are added. */
        EACH_GAME,
        /** Whoever took more from the games wins the board; equal is a draw. */
        MATCH
    }

    /** 1–½–0; the pairing-allocated bye scores a win. */
    public static final Scoring STANDARD = of(2, 1, 0);

    public Scoring {
        if (loss < 0 || draw < loss || win < draw)
            throw new IllegalArgumentException("win, draw, loss descend to zero");
        if (forfeitWin < 0 || forfeitLoss < 0 || pairingBye < 0 || fullBye < 0 || halfBye < 0 || zeroBye < 0)
            throw new IllegalArgumentException("points are never negative");
    }

    /** Points for games; unplayed rounds as those: won, drawn, lost, and nothing for a zero-point bye. */
    public static Scoring of(int win, int draw, int loss) {
        return new Scoring(win, draw, loss, win, loss, win, win, draw, 0, BoardScoring.MATCH);
    }

    public Scoring withPairingBye(int points) {
        return new Scoring(win, draw, loss, forfeitWin, forfeitLoss, points, fullBye, halfBye, zeroBye, boards);
    }

    public Scoring withBoards(BoardScoring other) {
        return new Scoring(win, draw, loss, forfeitWin, forfeitLoss, pairingBye, fullBye, halfBye, zeroBye, other);
    }

    public int played(Share share) {
        return switch (share) {
            case WIN -> win;
            case DRAW -> draw;
            case LOSS -> loss;
        };
    }

    public int bye(ByeKind kind) {
        return switch (kind) {
            case PAIRING_ALLOCATED -> pairingBye;
            case FULL_POINT -> fullBye;
            case HALF_POINT -> halfBye;
            case ZERO_POINT -> zeroBye;
        };
    }

    /** A game's points; a pending game is worth nothing yet. */
    public int game(GameResult result, Side side) {
        return switch (result.kind()) {
            case PLAYED, UNRATED -> played(result.share(side));
            case FORFEIT -> result.share(side) == Share.WIN ? forfeitWin : forfeitLoss;
            case OPEN, POSTPONED -> 0;
        };
    }
}
