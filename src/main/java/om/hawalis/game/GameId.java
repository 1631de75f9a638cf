package om.hawalis.game;

import java.util.Objects;
import java.util.UUID;

/** A game of a board. */
public record GameId(UUID value) {
    public GameId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
