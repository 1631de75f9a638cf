package om.hawalis.security;

/** The names of {@link Role} as annotation values, for {@code @RolesAllowed}. */
public final class Roles {
    public static final String ADMINISTRATOR = "ADMINISTRATOR";
    public static final String ORGANISER = "ORGANISER";
    public static final String ARBITER = "ARBITER";
    public static final String SCORER = "SCORER";
    public static final String PLAYER = "PLAYER";

    private Roles() {}
}
