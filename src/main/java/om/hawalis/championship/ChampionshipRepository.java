package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import om.hawalis.platform.Page;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.SearchText;
import om.hawalis.platform.Slug;
import om.hawalis.security.AccountId;

@Dependent
class ChampionshipRepository {
    private static final String SHOWN =
            "from Championship c where c.startedAt is not null and c.archivedAt is null and c.searchText like ?1";

    private final EntityManager entities;

    @Inject
    ChampionshipRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Championship championship) {
        entities.persist(championship);
        entities.flush();
    }

    /** One writer a championship: everyone else who wants to change it waits here. */
    Championship lock(ChampionshipId id) {
        return locked(id, LockModeType.PESSIMISTIC_WRITE);
    }

    /** Many may settle boards at once; nobody changes the championship meanwhile. */
    Championship hold(ChampionshipId id) {
        return locked(id, LockModeType.PESSIMISTIC_READ);
    }

    private Championship locked(ChampionshipId id, LockModeType mode) {
        var championship = find(id).orElseThrow(() -> Refusal.unknown("championship"));
        // it may have been seen before the lock
        entities.refresh(championship, mode);
        return championship;
    }

    Optional<Championship> find(ChampionshipId id) {
        return Optional.ofNullable(entities.find(Championship.class, id.value()));
    }

    Optional<Championship> find(Slug slug) {
        return entities.createQuery("from Championship c where c.slug = ?1", Championship.class)
                .setParameter(1, slug.value())
                .getResultStream()
                .findFirst();
    }

    Slug freeSlug(Slug wanted) {
        return IntStream.iterate(1, n -> n + 1)
                .mapToObj(wanted::numbered)
                .filter(slug -> find(slug).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    /** Those the public sees, the latest first. */
    Page<Championship> search(String query, Page.Request request) {
        var pattern = "%" + SearchText.of(query) + "%";
        var rows = entities.createQuery(SHOWN + " order by c.firstDay desc, c.id", Championship.class)
                .setParameter(1, pattern)
                .setFirstResult(request.offset())
                .setMaxResults(request.size())
                .getResultList();
        var total = entities.createQuery("select count(c) " + SHOWN, Long.class)
                .setParameter(1, pattern)
                .getSingleResult();
        return new Page<>(rows, total, request);
    }

    /** Those in which somebody holds an office, the latest first. */
    List<Championship> of(AccountId account) {
        return entities.createQuery(
                        "from Championship c where exists (select 1 from Official o where o.championshipId = c.id"
                                + " and o.accountId = ?1 and o.dismissedAt is null) order by c.firstDay desc, c.id",
                        Championship.class)
                .setParameter(1, account.value())
                .getResultList();
    }
}
