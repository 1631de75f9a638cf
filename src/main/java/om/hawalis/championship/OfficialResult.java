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
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Proof;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** A fact: only that something took its place is ever added to it. */
@Entity
@Table(name = "official_result")
class OfficialResult {
    @Id
    private UUID id;

    @Column(name = "game_id", updatable = false)
    private UUID gameId;

    @Column(name = "board_id", updatable = false)
    private UUID boardId;

    @Column(name = "game_number", updatable = false)
    private int gameNumber;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private GameResult result;

    @Column(updatable = false)
    private String ending;

    @Column(name = "captured_by_south", updatable = false)
    private @Nullable Integer capturedBySouth;

    @Column(name = "captured_by_north", updatable = false)
    private @Nullable Integer capturedByNorth;

    @Column(updatable = false)
    private @Nullable Integer plies;

    @Column(name = "settled_at", updatable = false)
    private Instant settledAt;

    @Column(name = "settled_by", updatable = false)
    private UUID settledBy;

    @Column(name = "superseded_at")
    private @Nullable Instant supersededAt;

    @Column(name = "superseded_by")
    private @Nullable UUID supersededBy;

    protected OfficialResult() {}

    OfficialResult(Settlement settlement, Instant at, AccountId by) {
        this.id = UUID.randomUUID();
        this.gameId = settlement.game();
        this.boardId = settlement.board().value();
        this.gameNumber = settlement.gameNumber();
        this.result = settlement.result();
        this.ending = settlement.ending();
        this.capturedBySouth = settlement.proof().map(Proof::capturedBySouth).orElse(null);
        this.capturedByNorth = settlement.proof().map(Proof::capturedByNorth).orElse(null);
        this.plies = settlement.proof().map(Proof::plies).orElse(null);
        this.settledAt = at;
        this.settledBy = by.value();
    }

    void supersede(Instant at, AccountId by) {
        supersededAt = at;
        supersededBy = by.value();
    }

    OfficialResultId id() {
        return new OfficialResultId(id);
    }

    BoardId board() {
        return new BoardId(boardId);
    }

    int gameNumber() {
        return gameNumber;
    }

    GameResult result() {
        return result;
    }

    Optional<Proof> proof() {
        if (capturedBySouth == null || capturedByNorth == null || plies == null) return Optional.empty();
        return Optional.of(new Proof(capturedBySouth, capturedByNorth, plies));
    }

    OfficialResultSheet sheet() {
        return new OfficialResultSheet(
                id(),
                gameId,
                board(),
                gameNumber,
                result,
                ending,
                proof(),
                settledAt,
                new AccountId(settledBy),
                Optional.ofNullable(supersededAt));
    }
}
