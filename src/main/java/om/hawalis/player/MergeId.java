package om.hawalis.player;

import java.util.Objects;
import java.util.UUID;

/** That one person was registered twice. */
public record MergeId(UUID value) {
    public MergeId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
