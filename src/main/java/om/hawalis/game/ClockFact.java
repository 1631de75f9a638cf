package om.hawalis.game;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.engine.Side;
import om.hawalis.security.Hand;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** Something that was done to a game's clock. */
@Entity
@Immutable
@IdClass(ClockFact.Key.class)
@Table(name = "clock_fact")
class ClockFact {
    record Key(UUID gameId, int number) {}

    /** What was done. */
    enum Kind {
        RUNS,
        STANDS,
        /** A flag was reported as fallen. */
        FLAG
    }

    @Id
    @Column(name = "game_id")
    private UUID gameId;

    @Id
    private int number;

    @Enumerated(EnumType.STRING)
    private Kind kind;

    @Enumerated(EnumType.STRING)
    private @Nullable Side side;

    @Column(name = "account_id")
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    private Hand.Kind hand;

    @Column(name = "link_id")
    private @Nullable UUID linkId;

    private Instant at;

    protected ClockFact() {}

    ClockFact(GameId game, int number, Kind kind, Optional<Side> side, Hand by, Instant at) {
        this.gameId = game.value();
        this.number = number;
        this.kind = kind;
        this.side = side.orElse(null);
        this.accountId = by.account().value();
        this.hand = by.kind();
        this.linkId = by.link().orElse(null);
        this.at = at;
    }

    Kind kind() {
        return kind;
    }

    Optional<Side> side() {
        return Optional.ofNullable(side);
    }

    Instant at() {
        return at;
    }
}
