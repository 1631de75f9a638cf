package om.hawalis.championship;

import java.util.Objects;
import java.util.UUID;

/** A file of entries waiting to be accepted. */
public record EntryImportId(UUID value) {
    public EntryImportId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
