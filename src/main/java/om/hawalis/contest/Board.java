package om.hawalis.contest;

import java.util.List;

/**
 * Two entrants paired in a round, and the games they play there: one, or several in a match. Boards stand in their
 * round in board order.
 *
 * @param south starting number of the entrant who sits South in the first game
 * @param north starting number of the other
 * @param games at least one, in order of play
 */
public record Board(int south, int north, List<Game> games) {
    public Board {
        games = List.copyOf(games);
        if (games.isEmpty()) throw new IllegalArgumentException("a board holds at least one game");
    }

    /** A board of one game. */
    public Board(int south, int north, GameResult result) {
        this(south, north, List.of(new Game(south, north, result)));
    }

    public int opponentOf(int entrant) {
        if (entrant == south) return north;
        if (entrant == north) return south;
        throw new IllegalArgumentException(entrant + " does not sit at this board");
    }

    public boolean pending() {
        return games.stream().anyMatch(game -> game.result().pending());
    }

    /** Whether any game still waits for its result, postponed ones apart. */
    public boolean open() {
        return games.stream().anyMatch(game -> game.result() == GameResult.OPEN);
    }

    public boolean played() {
        return games.stream().anyMatch(game -> game.result().played());
    }
}
