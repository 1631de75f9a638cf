package om.hawalis.verification;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.EntryId;
import om.hawalis.game.GameId;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** One of the two who play says that a reported result is not right. */
@Entity
class Dispute {
    private static final Duration TO_DECIDE = Duration.ofHours(1);

    @Id
    private UUID id;

    @Column(name = "game_id", updatable = false)
    private UUID gameId;

    @Column(name = "report_id", updatable = false)
    private UUID reportId;

    @Column(name = "entry_id", updatable = false)
    private UUID entryId;

    @Column(name = "opened_at", updatable = false)
    private Instant openedAt;

    @Column(updatable = false)
    private Instant deadline;

    @Enumerated(EnumType.STRING)
    private @Nullable Ruling ruling;

    private @Nullable String reason;

    @Column(name = "decided_at")
    private @Nullable Instant decidedAt;

    @Column(name = "decided_by")
    private @Nullable UUID decidedBy;

    protected Dispute() {}

    Dispute(Report report, EntryId player, Instant at) {
        this.id = UUID.randomUUID();
        this.gameId = report.game().value();
        this.reportId = report.id().value();
        this.entryId = player.value();
        this.openedAt = at;
        this.deadline = at.plus(TO_DECIDE);
    }

    void decide(Ruling ruling, String reason, AccountId by, Instant at) {
        if (!isOpen()) throw Refusal.conflict("dispute.decided");
        this.ruling = ruling;
        this.reason = reason;
        this.decidedBy = by.value();
        this.decidedAt = at;
    }

    boolean isOpen() {
        return decidedAt == null;
    }

    DisputeId id() {
        return new DisputeId(id);
    }

    GameId game() {
        return new GameId(gameId);
    }

    ReportId report() {
        return new ReportId(reportId);
    }

    DisputeSheet sheet(List<RemarkSheet> remarks) {
        return new DisputeSheet(id(), game(), report(), new EntryId(entryId), openedAt, deadline, decision(), remarks);
    }

    private Optional<DisputeSheet.Decision> decision() {
        return Optional.ofNullable(ruling)
                .map(how -> new DisputeSheet.Decision(
                        how,
                        Objects.requireNonNull(reason),
                        new AccountId(Objects.requireNonNull(decidedBy)),
                        Objects.requireNonNull(decidedAt)));
    }
}
