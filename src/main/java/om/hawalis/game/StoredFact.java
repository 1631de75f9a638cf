package om.hawalis.game;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.engine.Result;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.Nullable;

/** A row of {@code game_fact}: a {@link Fact} laid flat. */
@Entity
@Immutable
@IdClass(StoredFact.Key.class)
@Table(name = "game_fact")
class StoredFact {
    record Key(UUID gameId, int revision) {}

    @Id
    @Column(name = "game_id")
    private UUID gameId;

    @Id
    private int revision;

    private String kind;
    private @Nullable Integer ply;
    private @Nullable Integer hole;
    private @Nullable String result;
    private @Nullable String ending;
    private @Nullable String reason;

    @Column(name = "request_key")
    private @Nullable String requestKey;

    @Column(name = "account_id")
    private UUID accountId;

    @Enumerated(EnumType.STRING)
    private Hand.Kind hand;

    @Column(name = "link_id")
    private @Nullable UUID linkId;

    private Instant at;

    protected StoredFact() {}

    StoredFact(GameId game, Entered entered) {
        this.gameId = game.value();
        this.revision = entered.revision();
        this.requestKey = entered.key().orElse(null);
        this.accountId = entered.by().account().value();
        this.hand = entered.by().kind();
        this.linkId = entered.by().link().orElse(null);
        this.at = entered.at();
        take(entered.fact());
    }

    private void take(Fact fact) {
        switch (fact) {
            case Fact.Ply played -> {
                kind = "PLY";
                ply = played.ply();
                hole = played.hole();
            }
            case Fact.Undo undone -> {
                kind = "UNDO";
                ply = undone.ply();
            }
            case Fact.EndingSaid said -> {
                kind = "ENDING";
                result = said.declared().result().text();
                ending = said.declared().ending().name();
            }
            case Fact.EndingWithdrawn withdrawn -> kind = "ENDING_WITHDRAWN";
            case Fact.SetAside aside -> {
                kind = "SET_ASIDE";
                reason = aside.reason();
            }
        }
    }

    GameId game() {
        return new GameId(gameId);
    }

    Entered entered() {
        var by = new Hand(new AccountId(accountId), hand, Optional.ofNullable(linkId));
        return new Entered(revision, fact(), by, at, Optional.ofNullable(requestKey));
    }

    private Fact fact() {
        return switch (kind) {
            case "PLY" -> new Fact.Ply(told(ply), told(hole));
            case "UNDO" -> new Fact.Undo(told(ply));
            case "ENDING" ->
                new Fact.EndingSaid(
                        new DeclaredResult(Result.find(told(result)).orElseThrow(), Ending.valueOf(told(ending))));
            case "ENDING_WITHDRAWN" -> new Fact.EndingWithdrawn();
            case "SET_ASIDE" -> new Fact.SetAside(told(reason));
            default -> throw new IllegalStateException("a fact of kind " + kind);
        };
    }

    /** The table's checks promise it. */
    private static <T> T told(@Nullable T value) {
        return Objects.requireNonNull(value);
    }
}
