package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.security.Caller;
import om.hawalis.security.Identity;
import om.hawalis.security.Role;

/** Who looks at the page, as {@code #{visitor}}: decides what is offered, never what is allowed. */
@Named("visitor")
@RequestScoped
public class Visitor {
    private final Caller caller;

    /** For the container's proxy. */
    protected Visitor() {
        this.caller = new Caller();
    }

    @Inject
    public Visitor(Caller caller) {
        this.caller = caller;
    }

    public boolean isSignedIn() {
        return caller.isSignedIn();
    }

    public String getName() {
        return switch (caller.identity()) {
            case Identity.SignedIn person -> person.displayName();
            case Identity.Nobody nobody -> "";
            case Identity.TheApplication application -> "";
        };
    }

    public boolean isOrganiser() {
        return caller.has(Role.ORGANISER);
    }

    public boolean isArbiter() {
        return caller.has(Role.ARBITER);
    }

    public boolean isPlayer() {
        return caller.has(Role.PLAYER);
    }

    public boolean isAdministrator() {
        return caller.has(Role.ADMINISTRATOR);
    }
}
