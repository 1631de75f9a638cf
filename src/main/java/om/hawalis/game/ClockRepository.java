package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.List;
import om.hawalis.championship.ChampionshipId;

@Dependent
class ClockRepository {
    private final EntityManager entities;

    @Inject
    ClockRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(TimeControlRow control) {
        entities.persist(control);
    }

    void add(ClockFact fact) {
        entities.persist(fact);
        entities.flush();
    }

    /** The one that was set last by then. */
    TimeControl control(ChampionshipId championship, Instant by) {
        return entities.createQuery(
                        "from TimeControlRow c where c.championshipId = ?1 and c.setAt <= ?2 order by c.setAt desc,"
                                + " c.id",
                        TimeControlRow.class)
                .setParameter(1, championship.value())
                .setParameter(2, by)
                .setMaxResults(1)
                .getResultStream()
                .findFirst()
                .map(TimeControlRow::control)
                .orElse(new TimeControl.None());
    }

    /** In order. */
    List<ClockFact> facts(GameId game) {
        return entities.createQuery("from ClockFact f where f.gameId = ?1 order by f.number", ClockFact.class)
                .setParameter(1, game.value())
                .getResultList();
    }
}
