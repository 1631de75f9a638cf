package om.hawalis.security;

import jakarta.annotation.Priority;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/**
 * Denies by default. Role annotations bind nothing on CDI beans by themselves; this does, on the method alone, so that a
 * method without one is refused whoever asks.
 */
@Guarded
@Interceptor
@Priority(Interceptor.Priority.PLATFORM_BEFORE + 100)
public class Guard {
    private final Caller caller;

    @Inject
    public Guard(Caller caller) {
        this.caller = caller;
    }

    @AroundInvoke
    Object check(InvocationContext call) throws Exception {
        if (Modifier.isPublic(call.getMethod().getModifiers())) check(call.getMethod());
        return call.proceed();
    }

    private void check(Method method) {
        if (method.isAnnotationPresent(PermitAll.class)) return;
        var allowed = method.getAnnotation(RolesAllowed.class);
        if (allowed == null) throw new IllegalStateException(method + " says nothing about who may call it");
        var roles = caller.roles();
        if (Arrays.stream(allowed.value()).anyMatch(role -> roles.contains(Role.valueOf(role)))) return;
        throw new NotAllowed(caller.isSignedIn() ? NotAllowed.Why.ROLE_MISSING : NotAllowed.Why.NOT_SIGNED_IN);
    }
}
