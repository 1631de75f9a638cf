package om.hawalis.verification;

import java.util.Objects;
import java.util.UUID;

/** A call for an arbiter. */
public record CallId(UUID value) {
    public CallId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
