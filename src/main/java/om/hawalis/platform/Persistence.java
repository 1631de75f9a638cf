package om.hawalis.platform;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;

/** Makes the container's entity manager a constructor argument. */
@ApplicationScoped
public class Persistence {
    @Produces
    @PersistenceContext(unitName = "hawalis")
    private EntityManager entities;
}
