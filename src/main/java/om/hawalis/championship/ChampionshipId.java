package om.hawalis.championship;

import java.util.Objects;
import java.util.UUID;

/** A championship. */
public record ChampionshipId(UUID value) {
    public ChampionshipId {
        Objects.requireNonNull(value);
    }

    @Override
    public String toString() {
        return value.toString();
    }
}
