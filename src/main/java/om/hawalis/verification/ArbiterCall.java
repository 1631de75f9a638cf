package om.hawalis.verification;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "arbiter_call")
class ArbiterCall {
    private static final int LONGEST = 200;

    @Id
    private UUID id;

    @Column(name = "championship_id", updatable = false)
    private UUID championshipId;

    @Column(name = "game_id", updatable = false)
    private UUID gameId;

    @Column(updatable = false)
    private @Nullable String note;

    @Column(name = "account_id", updatable = false)
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private Hand.Kind hand;

    @Column(name = "link_id", updatable = false)
    private @Nullable UUID linkId;

    @Column(name = "called_at", updatable = false)
    private Instant calledAt;

    @Column(name = "answered_at")
    private @Nullable Instant answeredAt;

    @Column(name = "answered_by")
    private @Nullable UUID answeredBy;

    protected ArbiterCall() {}

    ArbiterCall(GameSheet game, String note, Hand by, Instant at) {
        var words = note.strip();
        if (words.length() > LONGEST) throw Refusal.malformed("call.note", LONGEST);
        this.id = UUID.randomUUID();
        this.championshipId = game.board().championship().value();
        this.gameId = game.id().value();
        this.note = words.isEmpty() ? null : words;
        this.accountId = by.account().value();
        this.hand = by.kind();
        this.linkId = by.link().orElse(null);
        this.calledAt = at;
    }

    void answer(AccountId by, Instant at) {
        if (answeredAt != null) return;
        answeredAt = at;
        answeredBy = by.value();
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    CallSheet sheet() {
        return new CallSheet(
                new CallId(id),
                new GameId(gameId),
                Optional.ofNullable(note),
                calledAt,
                Optional.ofNullable(answeredAt));
    }
}
