package om.hawalis.player;

import java.util.Optional;
import om.hawalis.platform.Name;

/**
 * A player as the register knows them.
 *
 * @param birthYear never shown to the public
 */
public record PlayerSheet(PlayerId id, Name name, Optional<Integer> birthYear, Optional<Integer> rating, int version) {}
