package om.hawalis.championship;

import java.time.Instant;
import java.util.List;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerSheet;

/**
 * Somebody who waits to be taken in.
 *
 * @param club in their words
 * @param alike people of the register who may be they, the likeliest first
 */
public record ApplicationSheet(ApplicationId id, Name name, String club, Instant sentAt, List<PlayerSheet> alike) {
    public ApplicationSheet {
        alike = List.copyOf(alike);
    }
}
