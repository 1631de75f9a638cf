package om.hawalis.platform;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Clock;
import java.time.Duration;

/** The application's only clock; it ticks in microseconds, so that an instant reads back from the database as it was. */
@ApplicationScoped
public class Time {
    private static final Duration MICROSECOND = Duration.ofNanos(1_000);

    @Produces
    Clock clock() {
        return Clock.tick(Clock.systemUTC(), MICROSECOND);
    }
}
