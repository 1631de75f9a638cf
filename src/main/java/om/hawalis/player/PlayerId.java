package om.hawalis.player;

import java.util.Objects;
import java.util.UUID;

/** A player in the register. */
public record PlayerId(UUID value) {
    public PlayerId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
