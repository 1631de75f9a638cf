package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;
import om.hawalis.game.GameId;
import om.hawalis.platform.Refusal;

@Dependent
class EvidenceRepository {
    private final EntityManager entities;

    @Inject
    EvidenceRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Evidence evidence) {
        entities.persist(evidence);
    }

    Evidence require(EvidenceId id) {
        return Optional.ofNullable(entities.find(Evidence.class, id.value()))
                .orElseThrow(() -> Refusal.unknown("evidence"));
    }

    /** Oldest first. */
    List<Evidence> of(GameId game) {
        return entities.createQuery("from Evidence e where e.gameId = ?1 order by e.takenIn, e.id", Evidence.class)
                .setParameter(1, game.value())
                .getResultList();
    }
}
