package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import om.hawalis.game.GameId;
import om.hawalis.platform.Refusal;

@Dependent
class ReportRepository {
    private final EntityManager entities;

    @Inject
    ReportRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Report report) {
        entities.persist(report);
        entities.flush();
    }

    /** Written at once: what made room for another must be gone before the other comes. */
    void add(ReportStep step) {
        entities.persist(step);
        entities.flush();
    }

    /** Its game, which is locked before the report is read. */
    GameId gameOf(ReportId id) {
        return entities.createQuery("select r.gameId from Report r where r.id = ?1", UUID.class)
                .setParameter(1, id.value())
                .getResultStream()
                .findFirst()
                .map(GameId::new)
                .orElseThrow(() -> Refusal.unknown("report"));
    }

    Report require(ReportId id) {
        return Optional.ofNullable(entities.find(Report.class, id.value()))
                .orElseThrow(() -> Refusal.unknown("report"));
    }

    /** In the order in which they were entered. */
    List<Report> of(GameId game) {
        return entities.createQuery("from Report r where r.gameId = ?1 order by r.enteredAt, r.id", Report.class)
                .setParameter(1, game.value())
                .getResultList();
    }

    Map<GameId, List<Report>> of(List<GameId> games) {
        return entities.createQuery("from Report r where r.gameId in ?1 order by r.enteredAt, r.id", Report.class)
                .setParameter(1, games.stream().map(GameId::value).toList())
                .getResultStream()
                .collect(Collectors.groupingBy(Report::game));
    }

    List<ReportStep> steps(ReportId report) {
        return entities.createQuery("from ReportStep s where s.reportId = ?1 order by s.version", ReportStep.class)
                .setParameter(1, report.value())
                .getResultList();
    }
}
