package om.hawalis.club;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.platform.Page;
import om.hawalis.platform.SearchText;
import om.hawalis.platform.Slug;
import om.hawalis.player.PlayerId;

@Dependent
class ClubRepository {
    private final EntityManager entities;

    @Inject
    ClubRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Club club) {
        entities.persist(club);
    }

    void add(FormerName name) {
        entities.persist(name);
    }

    /** The latest first. */
    List<FormerName> formerNames(ClubId club) {
        return entities.createQuery(
                        "from FormerName n where n.clubId = ?1 order by n.until desc, n.id", FormerName.class)
                .setParameter(1, club.value())
                .getResultList();
    }

    /** All their memberships, the latest first; those that lasted no day are none. */
    List<Membership> memberships(Set<PlayerId> some) {
        return entities.createQuery(
                        "from Membership m where m.playerId in ?1 and (m.until is null or m.until > m.since)"
                                + " order by m.since desc, m.id",
                        Membership.class)
                .setParameter(1, some.stream().map(PlayerId::value).toList())
                .getResultList();
    }

    /** The end of a former membership must be stored before this one begins: the database lets none overlap. */
    void add(Membership membership) {
        entities.flush();
        entities.persist(membership);
        entities.flush();
    }

    Optional<Club> find(ClubId id) {
        return Optional.ofNullable(entities.find(Club.class, id.value()));
    }

    Optional<Club> find(Slug slug) {
        return entities.createQuery("from Club c where c.slug = ?1", Club.class)
                .setParameter(1, slug.value())
                .getResultStream()
                .findFirst();
    }

    boolean isNamed(String searchText) {
        return entities.createQuery("select count(c) from Club c where c.searchText = ?1", Long.class)
                        .setParameter(1, searchText)
                        .getSingleResult()
                > 0;
    }

    Slug freeSlug(Slug wanted) {
        return IntStream.iterate(1, n -> n + 1)
                .mapToObj(wanted::numbered)
                .filter(slug -> find(slug).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    Page<Club> search(String query, Page.Request request) {
        var pattern = "%" + SearchText.of(query) + "%";
        var rows = entities.createQuery(
                        "from Club c where c.searchText like ?1 order by c.searchText, c.id", Club.class)
                .setParameter(1, pattern)
                .setFirstResult(request.offset())
                .setMaxResults(request.size())
                .getResultList();
        var total = entities.createQuery("select count(c) from Club c where c.searchText like ?1", Long.class)
                .setParameter(1, pattern)
                .getSingleResult();
        return new Page<>(rows, total, request);
    }

    Optional<Membership> membership(PlayerId player, LocalDate day) {
        return entities.createQuery(
                        "from Membership m where m.playerId = ?1 and m.since <= ?2 and (m.until is null or m.until >"
                                + " ?2)",
                        Membership.class)
                .setParameter(1, player.value())
                .setParameter(2, day)
                .getResultStream()
                .findFirst();
    }

    List<Membership> members(ClubId club, LocalDate day) {
        return entities.createQuery(
                        "from Membership m where m.clubId = ?1 and m.since <= ?2 and (m.until is null or m.until > ?2)"
                                + " order by m.since, m.playerId",
                        Membership.class)
                .setParameter(1, club.value())
                .setParameter(2, day)
                .getResultList();
    }

    /** By name. */
    List<Club> all() {
        return entities.createQuery("from Club c order by c.searchText, c.id", Club.class)
                .getResultList();
    }

    List<Membership> memberships(Set<PlayerId> some, LocalDate day) {
        return entities.createQuery(
                        "from Membership m where m.playerId in ?1 and m.since <= ?2 and (m.until is null or m.until >"
                                + " ?2)",
                        Membership.class)
                .setParameter(1, some.stream().map(PlayerId::value).toList())
                .setParameter(2, day)
                .getResultList();
    }

    Map<ClubId, Long> memberCounts(List<UUID> clubs, LocalDate day) {
        return entities.createQuery(
                        "select m.clubId, count(distinct coalesce(d.keptId, m.playerId)) from Membership m"
                                + " left join PlayerMerge d on d.duplicateId = m.playerId and d.undoneAt is null"
                                + " where m.clubId in ?1 and m.since <= ?2"
                                + " and (m.until is null or m.until > ?2) group by m.clubId",
                        Object[].class)
                .setParameter(1, clubs)
                .setParameter(2, day)
                .getResultStream()
                .collect(Collectors.toMap(row -> new ClubId((UUID) row[0]), row -> (Long) row[1]));
    }
}
