package om.hawalis.player;

import java.util.Optional;
import om.hawalis.platform.Name;

/**
 * What is asked of a player.
 *
 * @param birthYear kept for youth sections, never shown
 * @param rating supplied from elsewhere, for seeding
 */
public record PlayerForm(Name name, Optional<Integer> birthYear, Optional<Integer> rating) {}
