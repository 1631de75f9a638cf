package om.hawalis.account;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Slows guessing down: after five failures in a quarter of an hour each further try waits half a minute. */
@Singleton
public class SignInFailures {
    private static final int FREE_TRIES = 5;
    private static final Duration REMEMBERED = Duration.ofMinutes(15);
    private static final Duration PAUSE = Duration.ofSeconds(30);

    private final EntityManager entities;
    private final Clock clock;

    @Inject
    public SignInFailures(EntityManager entities, Clock clock) {
        this.entities = entities;
        this.clock = clock;
    }

    boolean mustWait(String login) {
        var row = (Object[])
                entities.createNativeQuery("select count(*), max(at) from sign_in_failure where login = ?1 and at > ?2")
                        .setParameter(1, login)
                        .setParameter(2, Timestamp.from(clock.instant().minus(REMEMBERED)))
                        .getSingleResult();
        var failures = ((Number) row[0]).longValue();
        return failures >= FREE_TRIES && clock.instant().isBefore(((Instant) row[1]).plus(PAUSE));
    }

    /** Stands although the refusal that follows rolls back. */
    @Transactional(Transactional.TxType.REQUIRES_NEW)
    public void note(String login) {
        entities.createNativeQuery("insert into sign_in_failure (login, at) values (?1, ?2)")
                .setParameter(1, login)
                .setParameter(2, Timestamp.from(clock.instant()))
                .executeUpdate();
    }
}
