package om.hawalis.game;

import java.util.Objects;
import java.util.UUID;

/** A link that opens a board, or a player's games. */
public record LinkId(UUID value) {
    public LinkId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
