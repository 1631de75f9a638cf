package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;

@Dependent
class RegistrationRepository {
    private final EntityManager entities;

    @Inject
    RegistrationRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Registration registration) {
        entities.persist(registration);
    }

    void add(Application application) {
        entities.persist(application);
    }

    Optional<Registration> of(ChampionshipId championship) {
        return Optional.ofNullable(entities.find(Registration.class, championship.value()));
    }

    /** Decided once, however many decide; read anew: it may have been seen before the lock. */
    Application lock(Application application) {
        entities.refresh(application, LockModeType.PESSIMISTIC_WRITE);
        return application;
    }

    Optional<Application> find(ApplicationId id) {
        return Optional.ofNullable(entities.find(Application.class, id.value()));
    }

    /** Those who wait, the first come first. */
    List<Application> waiting(ChampionshipId championship) {
        return entities.createQuery(
                        "from Application a where a.championshipId = ?1 and a.decidedAt is null order by a.sentAt,"
                                + " a.id",
                        Application.class)
                .setParameter(1, championship.value())
                .getResultList();
    }
}
