package om.hawalis.api;

import java.util.Optional;
import om.hawalis.player.PlayerSheet;
import org.jspecify.annotations.Nullable;

/** A player as JSON: the birth year is not published. */
public record PlayerJson(String id, NameJson name, @Nullable Integer rating, int version) {
    static PlayerJson of(PlayerSheet player) {
        Optional<Integer> rating = player.rating();
        return new PlayerJson(
                player.id().toString(), NameJson.of(player.name()), rating.orElse(null), player.version());
    }
}
