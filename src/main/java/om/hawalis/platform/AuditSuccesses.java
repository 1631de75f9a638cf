package om.hawalis.platform;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Stands inside the transaction, so that a success and its line are stored together or not at all. */
@Audited
@Interceptor
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 250)
public class AuditSuccesses {
    private final AuditTrail trail;

    @Inject
    public AuditSuccesses(AuditTrail trail) {
        this.trail = trail;
    }

    @AroundInvoke
    Object note(InvocationContext call) throws Exception {
        var answer = call.proceed();
        if (!call.getMethod().isAnnotationPresent(OwnAudit.class)) trail.done(call.getMethod(), call.getParameters());
        return answer;
    }
}
