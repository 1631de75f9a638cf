package om.hawalis.championship;

import java.util.Optional;
import java.util.UUID;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Proof;

/**
 * A verified result of one game, about to become official.
 *
 * @param game the game whose record or report was verified
 * @param gameNumber which game of the board, from 1
 * @param result South of that game first
 * @param ending a verdict's name, or {@code RESIGNATION}, {@code FORFEIT} …
 * @param proof stones and plies, where the recorded moves prove the result; a declared one has none
 */
public record Settlement(
        UUID game, BoardId board, int gameNumber, GameResult result, String ending, Optional<Proof> proof) {
    public Settlement {
        if (result.pending()) throw new IllegalArgumentException(result + " is no result yet");
        if (gameNumber < 1) throw new IllegalArgumentException("games of a board count from 1");
        if (proof.isPresent() && !result.played()) throw new IllegalArgumentException("only a played game is proven");
        if (ending.isBlank()) throw new IllegalArgumentException("a result says how it came about");
    }
}
