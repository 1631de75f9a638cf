package om.hawalis.verification;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.game.GameId;
import om.hawalis.platform.Photograph;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

@Entity
@Immutable
class Evidence {
    @Id
    private UUID id;

    @Column(name = "game_id")
    private UUID gameId;

    private byte[] picture;
    private int width;
    private int height;

    @Column(name = "account_id")
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    private Hand.Kind hand;

    @Column(name = "link_id")
    private @Nullable UUID linkId;

    @Column(name = "taken_in")
    private Instant takenIn;

    protected Evidence() {}

    Evidence(GameId game, Photograph photograph, Hand by, Instant at) {
        this.id = UUID.randomUUID();
        this.gameId = game.value();
        this.picture = photograph.jpeg();
        this.width = photograph.width();
        this.height = photograph.height();
        this.accountId = by.account().value();
        this.hand = by.kind();
        this.linkId = by.link().orElse(null);
        this.takenIn = at;
    }

    GameId game() {
        return new GameId(gameId);
    }

    byte[] picture() {
        return picture.clone();
    }

    EvidenceSheet sheet() {
        var by = new Hand(new AccountId(accountId), hand, Optional.ofNullable(linkId));
        return new EvidenceSheet(new EvidenceId(id), game(), width, height, by, takenIn);
    }
}
