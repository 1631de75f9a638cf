package om.hawalis.championship;

import java.util.List;

/**
 * A board of a round and what is official on it.
 *
 * @param byHand whether an arbiter changed who sits there
 * @param results those that count now, in order of the games
 */
public record SeatedBoard(BoardSheet board, boolean byHand, List<OfficialResultSheet> results) {
    public SeatedBoard {
        results = List.copyOf(results);
    }

    /** Whether every game has its official result. */
    public boolean isSettled() {
        return results.size() == board.games();
    }
}
