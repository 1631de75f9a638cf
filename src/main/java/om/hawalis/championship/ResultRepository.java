package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;

@Dependent
class ResultRepository {
    private final EntityManager entities;

    @Inject
    ResultRepository(EntityManager entities) {
        this.entities = entities;
    }

    /** A later result first takes the former's place, then stands: the index allows one at a time. */
    void add(OfficialResult result) {
        entities.flush();
        entities.persist(result);
        entities.flush();
    }

    void flush() {
        entities.flush();
    }

    /** The one that counts now. */
    Optional<OfficialResult> current(BoardId board, int gameNumber) {
        return entities.createQuery(
                        "from OfficialResult r where r.boardId = ?1 and r.gameNumber = ?2 and r.supersededAt is null",
                        OfficialResult.class)
                .setParameter(1, board.value())
                .setParameter(2, gameNumber)
                .getResultStream()
                .findFirst();
    }

    /** All that ever stood for a board, in the order in which they were settled. */
    List<OfficialResult> history(BoardId board) {
        return entities.createQuery(
                        "from OfficialResult r where r.boardId = ?1 order by r.settledAt, r.id", OfficialResult.class)
                .setParameter(1, board.value())
                .getResultList();
    }

    /** Those that count now. */
    List<OfficialResult> current(ChampionshipId championship) {
        return entities.createQuery(
                        "select r from OfficialResult r join Board b on b.id = r.boardId"
                                + " join ChampionshipRound c on c.id = b.roundId"
                                + " where c.championshipId = ?1 and r.supersededAt is null order by r.gameNumber, r.id",
                        OfficialResult.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /** Those that no longer count, in the order in which something took their place. */
    List<OfficialResult> superseded(ChampionshipId championship) {
        return entities.createQuery(
                        "select r from OfficialResult r join Board b on b.id = r.boardId"
                                + " join ChampionshipRound c on c.id = b.roundId"
                                + " where c.championshipId = ?1 and r.supersededAt is not null"
                                + " order by r.supersededAt, r.id",
                        OfficialResult.class)
                .setParameter(1, championship.value())
                .getResultList();
    }
}
