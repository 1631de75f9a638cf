package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.contest.ByeKind;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** A bye granted beforehand in one round. */
@Entity
@Table(name = "bye_request")
class ByeRequest {
    @Id
    private UUID id;

    @Column(name = "entry_id", updatable = false)
    private UUID entryId;

    @Column(updatable = false)
    private int round;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private ByeKind kind;

    @Column(name = "requested_at", updatable = false)
    private Instant requestedAt;

    @Column(name = "requested_by", updatable = false)
    private UUID requestedBy;

    @Column(name = "withdrawn_at")
    private @Nullable Instant withdrawnAt;

    @Column(name = "withdrawn_by")
    private @Nullable UUID withdrawnBy;

    protected ByeRequest() {}

    ByeRequest(EntryId entry, int round, ByeKind kind, Instant at, AccountId by) {
        this.id = UUID.randomUUID();
        this.entryId = entry.value();
        this.round = round;
        this.kind = kind;
        this.requestedAt = at;
        this.requestedBy = by.value();
    }

    void withdraw(Instant at, AccountId by) {
        withdrawnAt = at;
        withdrawnBy = by.value();
    }

    EntryId entry() {
        return new EntryId(entryId);
    }

    int round() {
        return round;
    }

    ByeKind kind() {
        return kind;
    }

    ByeRequestSheet sheet() {
        return new ByeRequestSheet(entry(), round, kind, requestedAt);
    }
}
