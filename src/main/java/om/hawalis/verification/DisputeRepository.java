package om.hawalis.verification;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import om.hawalis.game.GameId;
import om.hawalis.platform.Refusal;

@Dependent
class DisputeRepository {
    private final EntityManager entities;

    @Inject
    DisputeRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Dispute dispute) {
        entities.persist(dispute);
        entities.flush();
    }

    void add(DisputeRemark remark) {
        entities.persist(remark);
        entities.flush();
    }

    void add(PlayerWord word) {
        entities.persist(word);
        entities.flush();
    }

    Dispute require(DisputeId id) {
        return Optional.ofNullable(entities.find(Dispute.class, id.value()))
                .orElseThrow(() -> Refusal.unknown("dispute"));
    }

    Optional<Dispute> open(GameId game) {
        return entities.createQuery("from Dispute d where d.gameId = ?1 and d.decidedAt is null", Dispute.class)
                .setParameter(1, game.value())
                .getResultStream()
                .findFirst();
    }

    /** Of each of these games, oldest first. */
    Map<GameId, List<DisputeSheet>> of(List<GameId> games) {
        var found = entities.createQuery("from Dispute d where d.gameId in ?1 order by d.openedAt, d.id", Dispute.class)
                .setParameter(1, games.stream().map(GameId::value).toList())
                .getResultList();
        var remarks = remarks(found);
        return found.stream()
                .map(dispute -> dispute.sheet(remarks.getOrDefault(dispute.id(), List.of())))
                .collect(Collectors.groupingBy(DisputeSheet::game));
    }

    DisputeSheet sheet(Dispute dispute) {
        return dispute.sheet(remarks(List.of(dispute)).getOrDefault(dispute.id(), List.of()));
    }

    private Map<DisputeId, List<RemarkSheet>> remarks(List<Dispute> some) {
        return entities.createQuery(
                        "from DisputeRemark r where r.disputeId in ?1 order by r.number", DisputeRemark.class)
                .setParameter(1, some.stream().map(one -> one.id().value()).toList())
                .getResultStream()
                .collect(Collectors.groupingBy(
                        DisputeRemark::dispute, Collectors.mapping(DisputeRemark::sheet, Collectors.toList())));
    }

    /** The latest word of each player on each of these reports. */
    List<WordSheet> words(List<ReportId> reports) {
        var all = entities.createQuery("from PlayerWord w where w.reportId in ?1", PlayerWord.class)
                .setParameter(1, reports.stream().map(ReportId::value).toList())
                .getResultStream()
                .map(PlayerWord::sheet)
                .collect(Collectors.groupingBy(word -> List.of(word.report(), word.player())));
        return all.values().stream()
                .map(said ->
                        said.stream().max(Comparator.comparing(WordSheet::at)).orElseThrow())
                .sorted(Comparator.comparing(WordSheet::at))
                .toList();
    }
}
