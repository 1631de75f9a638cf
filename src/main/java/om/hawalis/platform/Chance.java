package om.hawalis.platform;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import java.security.SecureRandom;
import java.util.random.RandomGenerator;

/** The application's only source of chance: seeds come from it and are stored, so that anyone can draw again. */
@ApplicationScoped
public class Chance {
    @Produces
    RandomGenerator random() {
        return new SecureRandom();
    }
}
