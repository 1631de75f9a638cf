package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** Somebody's time in an office of one championship. */
@Entity
class Official {
    @Id
    private UUID id;

    @Column(name = "championship_id")
    private UUID championshipId;

    @Column(name = "account_id")
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    private Office office;

    @Column(name = "appointed_at")
    private Instant appointedAt;

    @Column(name = "appointed_by")
    private UUID appointedBy;

    @Column(name = "dismissed_at")
    private @Nullable Instant dismissedAt;

    @Column(name = "dismissed_by")
    private @Nullable UUID dismissedBy;

    protected Official() {}

    Official(ChampionshipId championship, AccountId account, Office office, Instant at, AccountId by) {
        this.id = UUID.randomUUID();
        this.championshipId = championship.value();
        this.accountId = account.value();
        this.office = office;
        this.appointedAt = at;
        this.appointedBy = by.value();
    }

    void dismiss(Instant at, AccountId by) {
        dismissedAt = at;
        dismissedBy = by.value();
    }

    boolean holds(AccountId account, Office wanted) {
        return office == wanted && accountId.equals(account.value());
    }

    Office office() {
        return office;
    }

    OfficialSheet sheet() {
        return new OfficialSheet(new AccountId(accountId), office, appointedAt);
    }
}
