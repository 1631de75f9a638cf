package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** A board's being put off, until it is taken up again or its result is official. */
@Entity
@Table(name = "board_delay")
class BoardDelay {
    @Id
    private UUID id;

    @Column(name = "board_id", updatable = false)
    private UUID boardId;

    @Enumerated(EnumType.STRING)
    @Column(updatable = false)
    private Delay kind;

    @Column(updatable = false)
    private String reason;

    @Column(name = "delayed_at", updatable = false)
    private Instant delayedAt;

    @Column(name = "delayed_by", updatable = false)
    private UUID delayedBy;

    @Column(name = "ended_at")
    private @Nullable Instant endedAt;

    @Column(name = "ended_by")
    private @Nullable UUID endedBy;

    protected BoardDelay() {}

    BoardDelay(BoardId board, Delay kind, String reason, Instant at, AccountId by) {
        this.id = UUID.randomUUID();
        this.boardId = board.value();
        this.kind = kind;
        this.reason = reason;
        this.delayedAt = at;
        this.delayedBy = by.value();
    }

    void end(Instant at, AccountId by) {
        endedAt = at;
        endedBy = by.value();
    }

    BoardId board() {
        return new BoardId(boardId);
    }

    DelaySheet sheet() {
        return new DelaySheet(kind, reason, delayedAt);
    }
}
