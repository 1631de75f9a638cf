package om.hawalis.championship;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Proof;
import om.hawalis.security.AccountId;

/**
 * A result that counts, or once counted.
 *
 * @param proof present where the result is proven; a declared one has none
 * @param supersededAt when a later result, or a withdrawal, took its place
 */
public record OfficialResultSheet(
        OfficialResultId id,
        UUID game,
        BoardId board,
        int gameNumber,
        GameResult result,
        String ending,
        Optional<Proof> proof,
        Instant settledAt,
        AccountId settledBy,
        Optional<Instant> supersededAt) {
    public boolean isProven() {
        return proof.isPresent();
    }
}
