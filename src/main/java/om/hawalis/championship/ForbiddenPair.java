package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.contest.ForbiddenGroup.Strictness;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** Two who are not to be paired: of one family, say. */
@Entity
@Table(name = "forbidden_pair")
class ForbiddenPair {
    @Id
    private UUID id;

    @Column(name = "championship_id", updatable = false)
    private UUID championshipId;

    @Column(name = "one_entry_id", updatable = false)
    private UUID oneEntryId;

    @Column(name = "other_entry_id", updatable = false)
    private UUID otherEntryId;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private Strictness strictness;

    @Column(name = "last_round", updatable = false)
    private @Nullable Integer lastRound;

    @Column(updatable = false)
    private String reason;

    @Column(name = "forbidden_at", updatable = false)
    private Instant forbiddenAt;

    @Column(name = "forbidden_by", updatable = false)
    private UUID forbiddenBy;

    @Column(name = "lifted_at")
    private @Nullable Instant liftedAt;

    @Column(name = "lifted_by")
    private @Nullable UUID liftedBy;

    protected ForbiddenPair() {}

    ForbiddenPair(ChampionshipId championship, ForbiddenPairForm form, Instant at, AccountId by) {
        this.id = UUID.randomUUID();
        this.championshipId = championship.value();
        this.oneEntryId = form.one().value();
        this.otherEntryId = form.other().value();
        this.strictness = form.strictness();
        this.lastRound = form.lastRound().orElse(null);
        this.reason = form.reason();
        this.forbiddenAt = at;
        this.forbiddenBy = by.value();
    }

    void lift(Instant at, AccountId by) {
        liftedAt = at;
        liftedBy = by.value();
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    ForbiddenPairSheet sheet() {
        return new ForbiddenPairSheet(
                id,
                new EntryId(oneEntryId),
                new EntryId(otherEntryId),
                strictness,
                Optional.ofNullable(lastRound),
                reason);
    }
}
