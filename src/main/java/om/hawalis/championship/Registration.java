package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.UUID;
import om.hawalis.security.AccountId;

/** That players may put themselves down for a championship, until a closing time. */
@Entity
class Registration {
    @Id
    @Column(name = "championship_id")
    private UUID championshipId;

    private LocalDateTime closes;

    @Column(name = "opened_at")
    private Instant openedAt;

    @Column(name = "opened_by")
    private UUID openedBy;

    protected Registration() {}

    Registration(ChampionshipId championship, LocalDateTime closes, Instant at, AccountId by) {
        this.championshipId = championship.value();
        this.closes = closes;
        this.openedAt = at;
        this.openedBy = by.value();
    }

    void closesAt(LocalDateTime when) {
        closes = when;
    }

    LocalDateTime closes() {
        return closes;
    }
}
