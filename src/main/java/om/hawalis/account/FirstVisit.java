package om.hawalis.account;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Inject;
import jakarta.interceptor.Interceptor;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;

/** Says on the console how the administrator is set up, as long as there is none. */
@ApplicationScoped
public class FirstVisit {
    private static final int AFTER_DEMONSTRATION = Interceptor.Priority.APPLICATION + 1000;

    @Inject
    private RunAs as;

    @Inject
    private Accounts accounts;

    @Inject
    private SetUpCode code;

    void begin(@Observes @Priority(AFTER_DEMONSTRATION) Startup startup) {
        if (as.call(Identity.NOBODY, () -> accounts.isSetUp())) return;
        System.out.println("set-up code " + code.text());
    }
}
