package om.hawalis.championship;

import java.util.Objects;
import java.util.UUID;

/** An official result of one game. */
public record OfficialResultId(UUID value) {
    public OfficialResultId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
