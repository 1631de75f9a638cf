package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.UUID;

/** Why the pairing made a round as it did, kept as it was said then. */
@Entity
@Table(name = "round_reasons")
class RoundReasons {
    @Id
    @Column(name = "round_id")
    private UUID roundId;

    @Column(name = "reasons")
    private String text;

    protected RoundReasons() {}

    RoundReasons(RoundId round, String text) {
        this.roundId = round.value();
        this.text = text;
    }

    String text() {
        return text;
    }
}
