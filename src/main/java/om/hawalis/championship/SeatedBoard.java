package om.hawalis.championship;

import java.util.List;
import java.util.Optional;

/**
 * A board of a round and what is official on it.
 *
 * @param byHand whether an arbiter changed who sits there
 * @param delay that it is put off, and why
 * @param results those that count now, in order of the games
 */
public record SeatedBoard(
        BoardSheet board, boolean byHand, Optional<DelaySheet> delay, List<OfficialResultSheet> results) {
    public SeatedBoard {
        results = List.copyOf(results);
    }

    /** Whether every game has its official result. */
    public boolean isSettled() {
        return results.size() == board.games();
    }
}
