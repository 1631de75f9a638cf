package om.hawalis.publishing;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.platform.Refusal;

@Dependent
class PublicationRepository {
    private final EntityManager entities;

    @Inject
    PublicationRepository(EntityManager entities) {
        this.entities = entities;
    }

    /** Whoever settles a result holds this row: between here and the commit none of the facts of the table can change. */
    void holdStill(ChampionshipId championship) {
        var rows = entities.createNativeQuery("select 1 from championship where id = ?1 for update")
                .setParameter(1, championship.value())
                .getResultList();
        if (rows.isEmpty()) throw Refusal.unknown("championship");
    }

    void add(Publication publication) {
        entities.persist(publication);
        entities.flush();
    }

    int nextNumber(ChampionshipId championship) {
        return heads(championship).stream()
                        .mapToInt(PublicationHead::number)
                        .max()
                        .orElse(0)
                + 1;
    }

    Optional<Publication> find(PublicationId id) {
        return Optional.ofNullable(entities.find(Publication.class, id.value()));
    }

    Optional<Publication> find(ChampionshipId championship, int number) {
        return entities.createQuery(
                        "from Publication p where p.championshipId = ?1 and p.number = ?2", Publication.class)
                .setParameter(1, championship.value())
                .setParameter(2, number)
                .getResultStream()
                .findFirst();
    }

    Optional<Publication> latest(ChampionshipId championship) {
        return entities.createQuery(
                        "from Publication p where p.championshipId = ?1 order by p.number desc", Publication.class)
                .setParameter(1, championship.value())
                .setMaxResults(1)
                .getResultStream()
                .findFirst();
    }

    /** The latest first, without their tables. */
    List<PublicationHead> heads(ChampionshipId championship) {
        return entities.createQuery(
                        "select p.id, p.number, p.roundNumber, p.provisional, p.publishedAt from Publication p"
                                + " where p.championshipId = ?1 order by p.number desc",
                        Object[].class)
                .setParameter(1, championship.value())
                .getResultStream()
                .map(row -> new PublicationHead(
                        new PublicationId((UUID) row[0]),
                        championship,
                        (Integer) row[1],
                        (Integer) row[2],
                        (Boolean) row[3],
                        (Instant) row[4]))
                .toList();
    }
}
