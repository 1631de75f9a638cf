package om.hawalis.verification;

import java.time.Instant;
import java.util.Optional;
import om.hawalis.championship.Office;
import om.hawalis.engine.Result;
import om.hawalis.game.Basis;
import om.hawalis.game.Ending;
import om.hawalis.game.GameId;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;

/**
 * A reported result and what has become of it.
 *
 * @param hand that reported it; of a proven one, that recorded the last ply
 * @param corrects the official report it shall replace
 * @param office in which it was corrected
 * @param reason of the correction
 */
public record ReportSheet(
        ReportId id,
        GameId game,
        Basis basis,
        Result result,
        Ending ending,
        ReportState state,
        int version,
        Hand hand,
        Instant enteredAt,
        Optional<ReportId> corrects,
        Optional<Office> office,
        Optional<String> reason) {
    public AccountId enteredBy() {
        return hand.account();
    }
}
