package om.hawalis.championship;

import java.util.Objects;
import java.util.UUID;

/** A round of a championship. */
public record RoundId(UUID value) {
    public RoundId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
