package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.util.UUID;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Side;
import org.jspecify.annotations.Nullable;

/** Where an entrant sits in a round, or how they rest; that nobody has two is kept by the database. */
@Entity
class Seat {
    @Id
    private UUID id;

    @Column(name = "round_id")
    private UUID roundId;

    @Column(name = "entry_id")
    private UUID entryId;

    @Column(name = "board_id")
    private @Nullable UUID boardId;

    @Enumerated(EnumType.STRING)
    private @Nullable Side side;

    @Enumerated(EnumType.STRING)
    private @Nullable ByeKind bye;

    protected Seat() {}

    private Seat(RoundId round, EntryId entry) {
        this.id = UUID.randomUUID();
        this.roundId = round.value();
        this.entryId = entry.value();
    }

    static Seat at(Board board, Side side, EntryId entry) {
        var seat = new Seat(board.round(), entry);
        seat.boardId = board.id().value();
        seat.side = side;
        return seat;
    }

    static Seat resting(RoundId round, EntryId entry, ByeKind kind) {
        var seat = new Seat(round, entry);
        seat.bye = kind;
        return seat;
    }

    RoundId round() {
        return new RoundId(roundId);
    }

    EntryId entry() {
        return new EntryId(entryId);
    }

    Place place() {
        if (boardId != null && side != null) return new Place.AtBoard(new BoardId(boardId), side);
        if (bye != null) return new Place.Resting(bye);
        throw new IllegalStateException("seat " + id + " is nowhere");
    }

    /** Where an entrant is in a round. */
    sealed interface Place {
        record AtBoard(BoardId board, Side side) implements Place {}

        record Resting(ByeKind kind) implements Place {}
    }
}
