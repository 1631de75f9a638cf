package om.hawalis.publishing;

import java.util.Objects;
import java.util.UUID;

/** A published table. */
public record PublicationId(UUID value) {
    public PublicationId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
