package om.hawalis.championship;

import java.util.Objects;
import java.util.UUID;

/** A board: a pairing of two entrants in a round. */
public record BoardId(UUID value) {
    public BoardId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
