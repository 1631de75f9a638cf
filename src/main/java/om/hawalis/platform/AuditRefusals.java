package om.hawalis.platform;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import om.hawalis.security.NotAllowed;

/** Stands outside guard and transaction, so that it sees every refusal after its rollback. */
@Audited
@Interceptor
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 50)
public class AuditRefusals {
    private final AuditTrail trail;

    @Inject
    public AuditRefusals(AuditTrail trail) {
        this.trail = trail;
    }

    @AroundInvoke
    Object watch(InvocationContext call) throws Exception {
        try {
            return call.proceed();
        } catch (Refusal refusal) {
            trail.refused(call.getMethod(), call.getParameters(), refusal.getMessage());
            throw refusal;
        } catch (NotAllowed notAllowed) {
            trail.refused(call.getMethod(), call.getParameters(), notAllowed.getMessage());
            throw notAllowed;
        }
    }
}
