package om.hawalis.contest;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Turns rounds into what became of each entrant in each. */
final class Outcomes {
    private final Scoring scoring;
    private final Map<Integer, Integer> index;

    Outcomes(Scoring scoring, Map<Integer, Integer> index) {
        this.scoring = scoring;
        this.index = index;
    }

    /** By entrant in starting order, then round. */
    Outcome[][] of(List<Round> rounds) {
        var table = new Outcome[index.size()][rounds.size()];
        for (var row : table) Arrays.fill(row, new Outcome.Absent(scoring.zeroBye()));
        for (var round = 0; round < rounds.size(); round++) {
            for (var board : rounds.get(round).boards()) {
                table[index.get(board.south())][round] = at(board, board.south());
                table[index.get(board.north())][round] = at(board, board.north());
            }
            for (var bye : rounds.get(round).byes())
                table[index.get(bye.entrant())][round] = new Outcome.Rested(bye.kind(), scoring.bye(bye.kind()));
        }
        return table;
    }

    /** Half-points by entrant and round, adjustments included. */
    int[][] points(Outcome[][] outcomes, List<Round> rounds) {
        var points = new int[outcomes.length][rounds.size()];
        for (var entrant = 0; entrant < outcomes.length; entrant++)
            for (var round = 0; round < rounds.size(); round++)
                points[entrant][round] = outcomes[entrant][round].points();
        adjust(points, rounds);
        return points;
    }

    /** The same with postponed games as draws. */
    int[][] pairingPoints(int[][] points, List<Round> rounds) {
        var counted = new int[points.length][];
        for (var entrant = 0; entrant < points.length; entrant++) counted[entrant] = points[entrant].clone();
        for (var round = 0; round < rounds.size(); round++)
            for (var board : rounds.get(round).boards())
                if (board.pending())
                    for (var number : List.of(board.south(), board.north()))
                        counted[index.get(number)][round] +=
                                asDrawn(board, number).points()
                                        - at(board, number).points();
        return counted;
    }

    private Outcome asDrawn(Board board, int entrant) {
        var games = board.games().stream()
                .map(game -> game.result().pending() ? new Game(game.south(), game.north(), GameResult.DRAWN) : game)
                .toList();
        return at(new Board(board.south(), board.north(), games), entrant);
    }

    private void adjust(int[][] points, List<Round> rounds) {
        for (var round = 0; round < rounds.size(); round++)
            for (var adjustment : rounds.get(round).adjustments())
                points[index.get(adjustment.entrant())][round] += adjustment.halfPoints();
    }

    private Outcome at(Board board, int entrant) {
        var opponent = board.opponentOf(entrant);
        var side = sideAt(board, entrant);
        if (board.pending()) return new Outcome.Pending(opponent, side, !board.open(), gamePoints(board, entrant));
        var share = shareAt(board, entrant);
        if (!board.played()) {
            var won = share == Share.WIN;
            return new Outcome.Forfeited(
                    opponent, side, won ? Share.WIN : Share.LOSS, forfeitPoints(board, entrant, won));
        }
        var rated = board.games().stream().anyMatch(game -> game.result().kind() == GameResult.Kind.PLAYED);
        return new Outcome.Played(opponent, side, share, rated, playedPoints(board, entrant, share));
    }

    /** The side of the first game played; where none was, that of the first game. */
    private static Side sideAt(Board board, int entrant) {
        return board.games().stream()
                .filter(game -> game.result().played())
                .findFirst()
                .orElse(board.games().getFirst())
                .sideOf(entrant);
    }

    private static Share shareAt(Board board, int entrant) {
        if (board.games().size() == 1) return board.games().getFirst().shareOf(entrant);
        var own = tally(board, game -> worth(game.shareOf(entrant)));
        var others = tally(board, game -> worth(game.shareOf(board.opponentOf(entrant))));
        if (own == 0 && others == 0) return Share.LOSS;
        return own > others ? Share.WIN : own < others ? Share.LOSS : Share.DRAW;
    }

    private static int tally(Board board, ToIntFunction<Game> of) {
        return board.games().stream().mapToInt(of).sum();
    }

    private static int worth(Share share) {
        return switch (share) {
            case WIN -> 2;
            case DRAW -> 1;
            case LOSS -> 0;
        };
    }

    private int playedPoints(Board board, int entrant, Share share) {
        return switch (scoring.boards()) {
            case EACH_GAME -> gamePoints(board, entrant);
            case MATCH -> scoring.played(share);
        };
    }

    private int forfeitPoints(Board board, int entrant, boolean won) {
        return switch (scoring.boards()) {
            case EACH_GAME -> gamePoints(board, entrant);
            case MATCH -> won ? scoring.forfeitWin() : scoring.forfeitLoss();
        };
    }

    private int gamePoints(Board board, int entrant) {
        return tally(board, game -> scoring.game(game.result(), game.sideOf(entrant)));
    }
}
