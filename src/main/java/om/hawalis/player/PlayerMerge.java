package om.hawalis.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** That a player of the register is another one too. Both stay: games, entries and memberships keep whom they named. */
@Entity
@Table(name = "player_merge")
class PlayerMerge {
    @Id
    private UUID id;

    @Column(name = "kept_id", updatable = false)
    private UUID keptId;

    @Column(name = "duplicate_id", updatable = false)
    private UUID duplicateId;

    @Column(name = "merged_at", updatable = false)
    private Instant mergedAt;

    @Column(name = "merged_by", updatable = false)
    private UUID mergedBy;

    @Column(name = "undone_at")
    private @Nullable Instant undoneAt;

    @Column(name = "undone_by")
    private @Nullable UUID undoneBy;

    protected PlayerMerge() {}

    PlayerMerge(PlayerId kept, PlayerId duplicate, Instant at, AccountId by) {
        this.id = UUID.randomUUID();
        this.keptId = kept.value();
        this.duplicateId = duplicate.value();
        this.mergedAt = at;
        this.mergedBy = by.value();
    }

    void undo(Instant at, AccountId by) {
        undoneAt = at;
        undoneBy = by.value();
    }

    boolean stands() {
        return undoneAt == null;
    }

    MergeId id() {
        return new MergeId(id);
    }

    PlayerId kept() {
        return new PlayerId(keptId);
    }

    PlayerId duplicate() {
        return new PlayerId(duplicateId);
    }

    Instant mergedAt() {
        return mergedAt;
    }
}
