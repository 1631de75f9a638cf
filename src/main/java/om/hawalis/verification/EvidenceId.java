package om.hawalis.verification;

import java.util.Objects;
import java.util.UUID;

/** A photograph kept as evidence. */
public record EvidenceId(UUID value) {
    public EvidenceId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
