package om.hawalis.verification;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.EntryId;
import om.hawalis.game.GameId;
import om.hawalis.security.AccountId;

/**
 * A dispute.
 *
 * @param report that is disputed
 * @param player who disputes it
 * @param deadline by when it is to be decided
 * @param remarks its thread, oldest first
 */
public record DisputeSheet(
        DisputeId id,
        GameId game,
        ReportId report,
        EntryId player,
        Instant openedAt,
        Instant deadline,
        Optional<Decision> decision,
        List<RemarkSheet> remarks) {
    public DisputeSheet {
        remarks = List.copyOf(remarks);
    }

    /** How it was decided. */
    public record Decision(Ruling ruling, String reason, AccountId by, Instant at) {}

    public boolean isOpen() {
        return decision.isEmpty();
    }

    public boolean isOverdue(Instant now) {
        return isOpen() && now.isAfter(deadline);
    }
}
