package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** When a round is to begin. */
@Entity
@Table(name = "round_time")
@IdClass(RoundTime.Key.class)
class RoundTime {
    /** What identifies it. */
    record Key(UUID championshipId, int round) {}

    @Id
    @Column(name = "championship_id")
    private UUID championshipId;

    @Id
    private int round;

    @Column(name = "starts_at")
    private Instant startsAt;

    protected RoundTime() {}

    RoundTime(ChampionshipId championship, int round, Instant startsAt) {
        this.championshipId = championship.value();
        this.round = round;
        this.startsAt = startsAt;
    }

    void moveTo(Instant other) {
        startsAt = other;
    }

    int round() {
        return round;
    }

    Instant startsAt() {
        return startsAt;
    }
}
