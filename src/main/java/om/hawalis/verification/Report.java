package om.hawalis.verification;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.Office;
import om.hawalis.engine.Result;
import om.hawalis.game.Basis;
import om.hawalis.game.DeclaredResult;
import om.hawalis.game.Ending;
import om.hawalis.game.GameId;
import om.hawalis.security.AccountId;
import om.hawalis.security.Hand;
import org.jspecify.annotations.Nullable;

/** A result as somebody, or the record itself, reported it. What it says never changes; only what became of it does. */
@Entity
class Report {
    @Id
    private UUID id;

    @Column(name = "game_id", updatable = false)
    private UUID gameId;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private Basis basis;

    @Column(updatable = false)
    private String result;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private Ending ending;

    @Column(name = "entered_by", updatable = false)
    private UUID enteredBy;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private Hand.Kind hand;

    @Column(name = "link_id", updatable = false)
    private @Nullable UUID linkId;

    @Column(name = "entered_at", updatable = false)
    private Instant enteredAt;

    @Column(updatable = false)
    private @Nullable UUID corrects;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private @Nullable Office office;

    @Column(updatable = false)
    private @Nullable String reason;

    @Enumerated(EnumType.STRING)
    private ReportState state;

    private int version = 1;

    protected Report() {}

    Report(GameId game, Basis basis, DeclaredResult result, ReportState state, Hand by, Instant at) {
        this.id = UUID.randomUUID();
        this.gameId = game.value();
        this.basis = basis;
        this.result = result.result().text();
        this.ending = result.ending();
        this.state = state;
        this.enteredBy = by.account().value();
        this.hand = by.kind();
        this.linkId = by.link().orElse(null);
        this.enteredAt = at;
    }

    /** A new result in place of an official one. */
    Report(Report former, DeclaredResult result, ReportState state, Correction correction, Hand by, Instant at) {
        this(former.game(), Basis.DECLARED, result, state, by, at);
        this.corrects = former.id;
        this.office = correction.office();
        this.reason = correction.reason();
    }

    /** What becomes of it now; the step is kept beside it. */
    ReportStep becomes(ReportState next, Optional<String> why, Hand by, Instant at) {
        if (!follows(next)) throw new IllegalStateException(state + " does not become " + next);
        state = next;
        version++;
        return new ReportStep(id(), version, next, why, by, at);
    }

    private boolean follows(ReportState next) {
        return switch (next) {
            case CONFIRMED, RETURNED, OVERRULED -> state.waits();
            case WITHDRAWN -> state.waits() || state == ReportState.CONFIRMED;
            case SUPERSEDED -> state == ReportState.CONFIRMED;
            case REPORTED, DISPUTING -> false;
        };
    }

    ReportId id() {
        return new ReportId(id);
    }

    GameId game() {
        return new GameId(gameId);
    }

    ReportState state() {
        return state;
    }

    Basis basis() {
        return basis;
    }

    int version() {
        return version;
    }

    Hand hand() {
        return new Hand(new AccountId(enteredBy), hand, Optional.ofNullable(linkId));
    }

    Result result() {
        return Result.find(result).orElseThrow();
    }

    DeclaredResult declared() {
        return new DeclaredResult(result(), ending);
    }

    ReportSheet sheet() {
        return new ReportSheet(
                id(),
                game(),
                basis,
                result(),
                ending,
                state,
                version,
                hand(),
                enteredAt,
                Optional.ofNullable(corrects).map(ReportId::new),
                Optional.ofNullable(office),
                Optional.ofNullable(reason));
    }
}
