package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.UUID;

/** Who plays a later stage, by place of its field: decided once, when its first round is proposed. */
@Entity
@Table(name = "stage_place")
@IdClass(StagePlace.Key.class)
class StagePlace {
    /** What identifies a place. */
    record Key(UUID championshipId, int stage, int place) implements Serializable {
        private static final long serialVersionUID = 1L;
    }

    @Id
    @Column(name = "championship_id")
    private UUID championshipId;

    @Id
    private int stage;

    @Id
    private int place;

    @Column(name = "entry_id")
    private UUID entryId;

    protected StagePlace() {}

    StagePlace(ChampionshipId championship, int stage, int place, EntryId entry) {
        this.championshipId = championship.value();
        this.stage = stage;
        this.place = place;
        this.entryId = entry.value();
    }

    int stage() {
        return stage;
    }

    EntryId entry() {
        return new EntryId(entryId);
    }
}
