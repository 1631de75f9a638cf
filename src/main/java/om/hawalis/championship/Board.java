package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.UUID;

/** A place in a round where two entrants meet; who they are, its seats say. */
@Entity
class Board {
    @Id
    private UUID id;

    @Column(name = "round_id")
    private UUID roundId;

    private int number;
    private int games;

    @Column(name = "by_hand")
    private boolean byHand;

    protected Board() {}

    Board(RoundId round, int number, int games, boolean byHand) {
        this.id = UUID.randomUUID();
        this.roundId = round.value();
        this.number = number;
        this.games = games;
        this.byHand = byHand;
    }

    BoardId id() {
        return new BoardId(id);
    }

    RoundId round() {
        return new RoundId(roundId);
    }

    int number() {
        return number;
    }

    int games() {
        return games;
    }

    /** Whether an arbiter changed who sits here. */
    boolean byHand() {
        return byHand;
    }

    /** A level match goes on. */
    int addGame() {
        return ++games;
    }
}
