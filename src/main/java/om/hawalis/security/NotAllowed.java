package om.hawalis.security;

/** This person may not do this. */
public class NotAllowed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Not signed in is answered by the sign-in page, the rest by a refusal. */
    public enum Why {
        NOT_SIGNED_IN,
        ROLE_MISSING
    }

    private final Why why;

    public NotAllowed(Why why) {
        super(why.name());
        this.why = why;
    }

    public Why why() {
        return why;
    }
}
