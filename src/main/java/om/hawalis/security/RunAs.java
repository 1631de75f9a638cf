package om.hawalis.security;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import jakarta.inject.Inject;
import java.util.function.Supplier;

/** Calls use cases outside a request: at start-up, and in tests. Nothing that serves a request may use it. */
@ApplicationScoped
public class RunAs {
    @Inject
    private Caller caller;

    @ActivateRequestContext
    public <T> T call(Identity identity, Supplier<T> work) {
        var before = caller.identity();
        caller.becomes(identity);
        try {
            return work.get();
        } finally {
            caller.becomes(before);
        }
    }

    @ActivateRequestContext
    public void run(Identity identity, Runnable work) {
        call(identity, () -> {
            work.run();
            return identity;
        });
    }
}
