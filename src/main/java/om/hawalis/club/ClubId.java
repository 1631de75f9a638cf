package om.hawalis.club;

import java.util.Objects;
import java.util.UUID;

/** A club. */
public record ClubId(UUID value) {
    public ClubId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
