package om.hawalis.championship;

import java.util.Optional;
import om.hawalis.platform.Name;
import om.hawalis.player.PlayerSheet;

/**
 * Somebody of the register who may be the person meant.
 *
 * @param club today's
 * @param same whether the name is the same, however it is spelt, and nothing speaks against it
 * @param entered whether they take part already
 */
public record Likeness(PlayerSheet player, Optional<Name> club, boolean same, boolean entered) {}
