package om.hawalis.championship;

import java.util.Objects;
import java.util.UUID;

/** Somebody's wish to take part. */
public record ApplicationId(UUID value) {
    public ApplicationId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
