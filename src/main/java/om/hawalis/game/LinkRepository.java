package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;

@Dependent
class LinkRepository {
    private final EntityManager entities;

    @Inject
    LinkRepository(EntityManager entities) {
        this.entities = entities;
    }

    /** Written at once: the one it replaces is ended already. */
    void add(HallLink link) {
        entities.flush();
        entities.persist(link);
        entities.flush();
    }

    Optional<HallLink> find(Secret secret) {
        return entities.createQuery("from HallLink l where l.secretHash = ?1", HallLink.class)
                .setParameter(1, secret.hash())
                .getResultStream()
                .findFirst();
    }

    Optional<HallLink> find(UUID id) {
        return Optional.ofNullable(entities.find(HallLink.class, id));
    }

    HallLink require(LinkId id) {
        return find(id.value()).orElseThrow(() -> Refusal.unknown("link"));
    }

    /** Those not revoked, in the order in which they were issued. */
    List<HallLink> of(ChampionshipId championship) {
        return entities.createQuery(
                        "from HallLink l where l.championshipId = ?1 and l.revokedAt is null order by l.issuedAt, l.id",
                        HallLink.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /** The one that has not been revoked. */
    Optional<HallLink> standing(LinkTarget target) {
        var query = switch (target) {
            case LinkTarget.ToBoard(var board) ->
                entities.createQuery("from HallLink l where l.boardId = ?1 and l.revokedAt is null", HallLink.class)
                        .setParameter(1, board.value());
            case LinkTarget.ToPlayer(var entry) ->
                entities.createQuery("from HallLink l where l.entryId = ?1 and l.revokedAt is null", HallLink.class)
                        .setParameter(1, entry.value());
        };
        return query.getResultStream().findFirst();
    }
}
