package om.hawalis.api;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import om.hawalis.platform.Idempotency;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;

/** Answers a repeated key from memory; see {@link Idempotency}. */
@OncePerKey
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class RepeatedWrites {
    private static final int SHORTEST_KEY = 8;
    private static final int LONGEST_KEY = 200;

    private final Idempotency idempotency;
    private final HttpServletRequest request;

    @Inject
    public RepeatedWrites(Idempotency idempotency, HttpServletRequest request) {
        this.idempotency = idempotency;
        this.request = request;
    }

    @AroundInvoke
    Object once(InvocationContext call) throws Exception {
        var key = request.getHeader("Idempotency-Key");
        if (key == null) return call.proceed();
        if (key.length() < SHORTEST_KEY || key.length() > LONGEST_KEY) throw Refusal.malformed("idempotency.key");
        var answer = idempotency.once(key, fingerprint(call), () -> run(call));
        return Response.status(answer.status())
                .type(answer.status() < 400 ? MediaType.APPLICATION_JSON_TYPE : Problem.TYPE)
                .entity(answer.body().getBytes(StandardCharsets.UTF_8))
                .build();
    }

    private static Idempotency.Answer run(InvocationContext call) {
        try {
            var response = (Response) call.proceed();
            return new Idempotency.Answer(response.getStatus(), text(response.getEntity()));
        } catch (RuntimeException thrown) {
            throw thrown;
        } catch (Exception undeclared) {
            throw new IllegalStateException(undeclared);
        }
    }

    /** A problem that is an answer, not a refusal, comes as text already. */
    private static String text(Object entity) {
        return entity instanceof byte[] bytes
                ? new String(bytes, StandardCharsets.UTF_8)
                : JsonSettings.JSON.toJson(entity);
    }

    private String fingerprint(InvocationContext call) {
        var arguments = Arrays.stream(call.getParameters()).map(String::valueOf).collect(Collectors.joining("\n"));
        return new Secret(request.getMethod() + request.getRequestURI() + "\n" + arguments).hash();
    }
}
