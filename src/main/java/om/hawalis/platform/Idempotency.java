package om.hawalis.platform;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.sql.Timestamp;
import java.time.Clock;
import java.util.function.Supplier;
import om.hawalis.security.Caller;

/** The same key from the same caller: the same answer, and its effect once. */
@Singleton
public class Idempotency {
    private final EntityManager entities;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public Idempotency(EntityManager entities, Caller caller, Clock clock) {
        this.entities = entities;
        this.caller = caller;
        this.clock = clock;
    }

    /** What was answered: an HTTP status and a body. */
    public record Answer(int status, String body) {}

    /**
     * Answers from memory or runs the request inside this transaction. A second request with the key waits at the unique
     * row until the first has committed, then repeats its answer; if the first rolled back, the second runs.
     *
     * @param request fingerprint of what is asked, so that one key cannot stand for two requests
     */
    @Transactional
    public Answer once(String key, String request, Supplier<Answer> run) {
        if (!claim(key, request)) return remembered(key, request);
        var answer = run.get();
        entities.createNativeQuery("update idempotent_answer set status = ?1, body = ?2 where caller = ?3 and key = ?4")
                .setParameter(1, answer.status())
                .setParameter(2, answer.body())
                .setParameter(3, callerName())
                .setParameter(4, key)
                .executeUpdate();
        return answer;
    }

    private boolean claim(String key, String request) {
        var inserted = entities.createNativeQuery("""
            insert into idempotent_answer (caller, key, request, at) values (?1, ?2, ?3, ?4)
            on conflict (caller, key) do nothing\
            """)
                .setParameter(1, callerName())
                .setParameter(2, key)
                .setParameter(3, request)
                .setParameter(4, Timestamp.from(clock.instant()))
                .executeUpdate();
        return inserted == 1;
    }

    private Answer remembered(String key, String request) {
        var row = (Object[]) entities.createNativeQuery(
                        "select request, status, body from idempotent_answer where caller = ?1 and key = ?2")
                .setParameter(1, callerName())
                .setParameter(2, key)
                .getSingleResult();
        if (!row[0].equals(request)) throw Refusal.malformed("idempotency.reused");
        return new Answer((Integer) row[1], (String) row[2]);
    }

    private String callerName() {
        return caller.name();
    }
}
