package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

@Entity(name = "ChampionshipRound")
@Table(name = "championship_round")
class Round {
    @Id
    private UUID id;

    @Column(name = "championship_id")
    private UUID championshipId;

    private int number;
    private int stage;

    @Enumerated(EnumType.STRING)
    private RoundState state;

    @Column(name = "proposed_at")
    private Instant proposedAt;

    @Column(name = "proposed_by")
    private UUID proposedBy;

    @Column(name = "confirmed_at")
    private @Nullable Instant confirmedAt;

    @Column(name = "confirmed_by")
    private @Nullable UUID confirmedBy;

    @Column(name = "released_at")
    private @Nullable Instant releasedAt;

    @Column(name = "released_by")
    private @Nullable UUID releasedBy;

    @Column(name = "closed_at")
    private @Nullable Instant closedAt;

    @Column(name = "closed_by")
    private @Nullable UUID closedBy;

    @Version
    private int version;

    protected Round() {}

    Round(ChampionshipId championship, int number, int stage, Instant at, AccountId by) {
        this.id = UUID.randomUUID();
        this.championshipId = championship.value();
        this.number = number;
        this.stage = stage;
        this.state = RoundState.DRAFT;
        this.proposedAt = at;
        this.proposedBy = by.value();
    }

    void confirm(Instant at, AccountId by) {
        require(RoundState.DRAFT, "round.not-draft");
        state = RoundState.CONFIRMED;
        confirmedAt = at;
        confirmedBy = by.value();
    }

    /** Back to a draft, which may still be removed. */
    void unconfirm() {
        require(RoundState.CONFIRMED, "round.not-confirmed");
        state = RoundState.DRAFT;
        confirmedAt = null;
        confirmedBy = null;
    }

    void release(Instant at, AccountId by) {
        require(RoundState.CONFIRMED, "round.not-confirmed");
        state = RoundState.RELEASED;
        releasedAt = at;
        releasedBy = by.value();
    }

    void close(Instant at, AccountId by) {
        require(RoundState.RELEASED, "round.not-released");
        state = RoundState.CLOSED;
        closedAt = at;
        closedBy = by.value();
    }

    /** A result that counted no longer does: the round waits for its board again. */
    void reopen() {
        require(RoundState.CLOSED, "round.not-closed");
        state = RoundState.RELEASED;
        closedAt = null;
        closedBy = null;
    }

    private void require(RoundState wanted, String otherwise) {
        if (state != wanted) throw Refusal.conflict(otherwise, number);
    }

    RoundId id() {
        return new RoundId(id);
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    int number() {
        return number;
    }

    int stage() {
        return stage;
    }

    RoundState state() {
        return state;
    }

    int version() {
        return version;
    }

    Optional<Instant> releasedAt() {
        return Optional.ofNullable(releasedAt);
    }
}
