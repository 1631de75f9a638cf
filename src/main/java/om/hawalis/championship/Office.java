package om.hawalis.championship;

import java.util.EnumSet;
import java.util.Set;
import om.hawalis.security.Role;

/** What somebody is appointed to do in one championship. An account's role alone holds no office. */
public enum Office {
    /** Sets it up, takes entries, appoints officials; may do what an arbiter may. */
    ORGANISER(EnumSet.of(Role.ORGANISER)),
    /** Pairs, decides, verifies. */
    ARBITER(EnumSet.of(Role.ARBITER, Role.ORGANISER)),
    /** Records games. */
    SCORER(EnumSet.of(Role.SCORER, Role.ARBITER, Role.ORGANISER));

    private final Set<Role> roles;

    Office(Set<Role> roles) {
        this.roles = roles;
    }

    /** Whether an account with these roles can do anything in this office. */
    public boolean isOpenTo(Set<Role> held) {
        return held.stream().anyMatch(roles::contains);
    }
}
