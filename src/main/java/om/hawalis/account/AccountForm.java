package om.hawalis.account;

import java.util.Optional;
import java.util.Set;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import om.hawalis.security.Role;

/**
 * What is asked of an account.
 *
 * @param player whom of the register this account is: they never verify that player's games
 */
public record AccountForm(Login login, String displayName, Set<Role> roles, Optional<PlayerId> player) {
    private static final int LONGEST = 120;

    public AccountForm {
        displayName = displayName.strip();
        roles = Set.copyOf(roles);
        if (displayName.isEmpty() || displayName.length() > LONGEST)
            throw Refusal.malformed("account.display-name", LONGEST);
    }
}
