package om.hawalis.platform;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.time.Clock;

/** The application's only clock. */
@ApplicationScoped
public class Time {
    @Produces
    Clock clock() {
        return Clock.systemUTC();
    }
}
