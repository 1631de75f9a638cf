package om.hawalis.trf;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import om.hawalis.contest.Board;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Round;
import om.hawalis.contest.Side;

/** Writes the columns of a player's record that come from results: points, rank, and a cell for each round. */
final class PlayerColumns {
    private static final int POINTS_COLUMN = 81;

    private final Contest contest;
    private final Map<Integer, Integer> ranks = new HashMap<>();
    private final Map<Integer, StringBuilder> cells = new HashMap<>();

    PlayerColumns(Contest contest) {
        this.contest = contest;
        rank();
        for (var entrant : contest.entrants()) cells.put(entrant.number(), new StringBuilder());
        for (var round : contest.rounds()) write(round);
        requests();
    }

    private void rank() {
        contest.entrants().stream()
                .sorted(Comparator.comparingInt((Entrant entrant) -> -contest.score(entrant.number()))
                        .thenComparingInt(Entrant::number))
                .forEach(entrant -> ranks.put(entrant.number(), ranks.size() + 1));
    }

    /** A match of several games is told by its first game: the format knows one game a round. */
    private void write(Round round) {
        var told = new HashMap<Integer, String>();
        for (var board : round.boards()) {
            told.put(board.south(), cell(board, board.south()));
            told.put(board.north(), cell(board, board.north()));
        }
        for (var bye : round.byes()) told.put(bye.entrant(), "0000 - " + code(bye.kind()));
        for (var entrant : contest.entrants())
            cells.get(entrant.number()).append("  ").append(told.getOrDefault(entrant.number(), "        "));
    }

    private static String cell(Board board, int entrant) {
        var game = board.games().getFirst();
        var side = game.sideOf(entrant);
        var colour = side == Side.SOUTH ? 'w' : 'b';
        return "%4s %c %c".formatted(Integer.toString(board.opponentOf(entrant)), colour, code(game, side));
    }

    private static char code(Game game, Side side) {
        return switch (game.result().kind()) {
            case PLAYED -> pick(game.result(), side, "1=0");
            case UNRATED -> pick(game.result(), side, "WDL");
            case FORFEIT -> pick(game.result(), side, "+ -");
            case OPEN -> ' ';
            case POSTPONED -> 'X';
        };
    }

    private static char pick(GameResult result, Side side, String codes) {
        return switch (result.share(side)) {
            case WIN -> codes.charAt(0);
            case DRAW -> codes.charAt(1);
            case LOSS -> codes.charAt(2);
        };
    }

    private static char code(ByeKind kind) {
        return switch (kind) {
            case PAIRING_ALLOCATED -> 'U';
            case FULL_POINT -> 'F';
            case HALF_POINT -> 'H';
            case ZERO_POINT -> 'Z';
        };
    }

    /** Byes granted for the next round stand in its column; later ones need a record 240. */
    private void requests() {
        var next = contest.rounds().size() + 1;
        for (var request : contest.requests())
            if (request.round() == next)
                cells.get(request.entrant()).append("  0000 - ").append(code(request.kind()));
    }

    TrfLine rewrite(TrfLine line) {
        var number = Integer.parseInt(line.trimmed(5, 8));
        return line.withTail(POINTS_COLUMN, tail(number));
    }

    /** Columns 81 and following. */
    String tail(int number) {
        return "%4s %4s".formatted(Points.text(contest.score(number)), Integer.toString(ranks.get(number)))
                + cells.get(number).toString().stripTrailing();
    }
}
