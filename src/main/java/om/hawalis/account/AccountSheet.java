package om.hawalis.account;

import java.util.Optional;
import java.util.Set;
import om.hawalis.player.PlayerId;
import om.hawalis.security.AccountId;
import om.hawalis.security.Role;

/**
 * An account as administrators see it.
 *
 * @param active whether its invitation was accepted
 */
public record AccountSheet(
        AccountId id,
        String login,
        String displayName,
        Set<Role> roles,
        Optional<PlayerId> player,
        boolean active,
        boolean disabled) {}
