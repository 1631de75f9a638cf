package om.hawalis.verification;

import java.util.Objects;
import java.util.UUID;

/** A dispute about a reported result. */
public record DisputeId(UUID value) {
    public DisputeId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
