package om.hawalis.game;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.security.AccountId;
import org.hibernate.annotations.Immutable;

/** A row of {@code time_control}: a {@link TimeControl} from when on. */
@Entity
@Immutable
@Table(name = "time_control")
class TimeControlRow {
    @Id
    private UUID id;

    @Column(name = "championship_id")
    private UUID championshipId;

    @Enumerated(EnumType.STRING)
    private TimeControl.Kind kind;

    @Column(name = "base_seconds")
    private int baseSeconds;

    @Column(name = "step_seconds")
    private int stepSeconds;

    @Column(name = "set_at")
    private Instant setAt;

    @Column(name = "set_by")
    private UUID setBy;

    protected TimeControlRow() {}

    TimeControlRow(ChampionshipId championship, TimeControl control, AccountId by, Instant at) {
        this.id = UUID.randomUUID();
        this.championshipId = championship.value();
        this.kind = control.kind();
        this.baseSeconds = Math.toIntExact(control.base().toSeconds());
        this.stepSeconds = Math.toIntExact(control.step().toSeconds());
        this.setBy = by.value();
        this.setAt = at;
    }

    Instant setAt() {
        return setAt;
    }

    TimeControl control() {
        return TimeControl.of(kind, Duration.ofSeconds(baseSeconds), Duration.ofSeconds(stepSeconds));
    }
}
