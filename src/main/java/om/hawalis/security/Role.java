package om.hawalis.security;

/** What an account may do anywhere; an office in one championship narrows it further. A spectator needs no account. */
public enum Role {
    ADMINISTRATOR,
    ORGANISER,
    ARBITER,
    SCORER,
    PLAYER
}
