package om.hawalis.championship;

import java.util.Objects;
import java.util.UUID;

/** An entry of a player in a championship. */
public record EntryId(UUID value) {
    public EntryId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
