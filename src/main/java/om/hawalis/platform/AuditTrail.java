package om.hawalis.platform;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.time.Clock;
import java.util.Arrays;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.security.AccountId;
import om.hawalis.security.Caller;

/** The append-only trail of who did what. */
@Singleton
public class AuditTrail {
    private final EntityManager entities;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public AuditTrail(EntityManager entities, Caller caller, Clock clock) {
        this.entities = entities;
        this.caller = caller;
        this.clock = clock;
    }

    @Transactional(Transactional.TxType.MANDATORY)
    public void done(Method method, Object[] arguments) {
        append(method, arguments, "DONE", "");
    }

    /** The caller's transaction has rolled back by now: a refusal stands on its own. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void refused(Method method, Object[] arguments, String reason) {
        append(method, arguments, "REFUSED", reason);
    }

    private void append(Method method, Object[] arguments, String outcome, String detail) {
        entities.persist(new AuditLine(
                clock.instant(),
                caller.account().map(AccountId::value).orElse(null),
                caller.name(),
                method.getDeclaringClass().getSimpleName() + "." + method.getName(),
                subjects(arguments),
                outcome,
                detail));
    }

    /** The ids among the arguments: what was acted on, never what was said. */
    private static String subjects(Object[] arguments) {
        return Arrays.stream(arguments).flatMap(AuditTrail::ids).collect(Collectors.joining(" "));
    }

    private static Stream<String> ids(Object argument) {
        if (!(argument instanceof Record)) return Stream.empty();
        var components = argument.getClass().getRecordComponents();
        var isId = components.length == 1 && components[0].getType() == UUID.class;
        return isId
                ? Stream.of(argument.getClass().getSimpleName() + "=" + read(components[0], argument))
                : Stream.empty();
    }

    private static Object read(RecordComponent component, Object owner) {
        try {
            return component.getAccessor().invoke(owner);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
