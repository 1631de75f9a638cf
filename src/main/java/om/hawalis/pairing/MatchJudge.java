package om.hawalis.pairing;

import om.hawalis.contest.Board;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Share;
import om.hawalis.contest.Ticket;
import om.hawalis.pairing.MatchState.By;

/** Goes through the games of one match in their order, stretch by stretch: the match itself, then each replay. */
final class MatchJudge {
    private final Board board;
    private final MatchRules rules;
    private final long seed;
    private int next;
    private int lead;

    MatchJudge(Board board, MatchRules rules, long seed) {
        this.board = board;
        this.rules = rules;
        this.seed = seed;
    }

    MatchState judge() {
        var stretch = rules.games();
        for (var time = 0; ; time++) {
            var played = play(stretch);
            if (played < stretch && Math.abs(lead) <= stretch - played) return unfinished(time > 0);
            if (lead != 0) return won(lead > 0 ? board.south() : board.north(), By.GAMES);
            if (lastGame().result() == GameResult.DOUBLE_FORFEIT) return new MatchState.BothOut();
            switch (rules.replay(time)) {
                case Replay.SidesSwapped one -> stretch = 1;
                case Replay.MoreGames(var more) -> stretch = more;
                case Replay.Lot lot -> {
                    return won(byLot(), By.LOT);
                }
            }
        }
    }

    /** Counts games of a stretch until it is decided, or they run out; the lead is in games for the board's South. */
    private int play(int stretch) {
        lead = 0;
        var played = 0;
        while (played < stretch && next < board.games().size() && Math.abs(lead) <= stretch - played) {
            var game = board.games().get(next);
            if (game.result().pending()) break;
            lead += worth(game.shareOf(board.south())) - worth(game.shareOf(board.north()));
            next++;
            played++;
        }
        return played;
    }

    private MatchState unfinished(boolean replay) {
        if (next < board.games().size()) return new MatchState.Open();
        var last = lastGame();
        return new MatchState.NextGame(last.north(), last.south(), replay);
    }

    private Game lastGame() {
        return board.games().get(next - 1);
    }

    private MatchState won(int winner, By by) {
        return new MatchState.Won(winner, board.opponentOf(winner), by);
    }

    private int byLot() {
        return Ticket.of(seed, board.south()) > Ticket.of(seed, board.north()) ? board.south() : board.north();
    }

    private static int worth(Share share) {
        return switch (share) {
            case WIN -> 1;
            case DRAW, LOSS -> 0;
        };
    }
}
