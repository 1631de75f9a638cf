package om.hawalis.championship;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;

@Dependent
class EntryRepository {
    private final EntityManager entities;

    @Inject
    EntryRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(Entry entry) {
        entities.persist(entry);
    }

    void flush() {
        entities.flush();
    }

    void add(EntryImport file) {
        entities.persist(file);
    }

    void remove(EntryImport file) {
        entities.remove(file);
    }

    Optional<EntryImport> find(EntryImportId id) {
        return Optional.ofNullable(entities.find(EntryImport.class, id.value()));
    }

    /** Files that nobody has accepted in a day. */
    void forgetImports(Instant now) {
        entities.createQuery("delete from EntryImport i where i.uploadedAt < ?1")
                .setParameter(1, now.minus(Duration.ofDays(1)))
                .executeUpdate();
    }

    void add(Withdrawal withdrawal) {
        entities.persist(withdrawal);
    }

    void add(ByeRequest request) {
        entities.persist(request);
    }

    void add(ForbiddenPair pair) {
        entities.persist(pair);
    }

    void remove(Entry entry) {
        entities.remove(entry);
        entities.flush();
    }

    /** The championship an entry belongs to, read before its lock is taken. */
    ChampionshipId championshipOf(EntryId entry) {
        return entities.createQuery("select e.championshipId from Entry e where e.id = ?1", UUID.class)
                .setParameter(1, entry.value())
                .getResultStream()
                .findFirst()
                .map(ChampionshipId::new)
                .orElseThrow(() -> Refusal.unknown("entry"));
    }

    Optional<Entry> find(EntryId id) {
        return Optional.ofNullable(entities.find(Entry.class, id.value()));
    }

    /** A championship in which players of both sets take part. */
    Optional<Championship> withBoth(Set<PlayerId> some, Set<PlayerId> others) {
        return entities.createQuery(
                        "select c from Championship c join Entry a on a.championshipId = c.id"
                                + " join Entry b on b.championshipId = c.id"
                                + " where a.playerId in ?1 and b.playerId in ?2 order by c.firstDay, c.id",
                        Championship.class)
                .setParameter(1, some.stream().map(PlayerId::value).toList())
                .setParameter(2, others.stream().map(PlayerId::value).toList())
                .setMaxResults(1)
                .getResultStream()
                .findFirst();
    }

    /** By starting number. */
    List<Entry> of(ChampionshipId championship) {
        return entities.createQuery("from Entry e where e.championshipId = ?1 order by e.number", Entry.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    Map<ChampionshipId, Integer> counts(List<ChampionshipId> championships) {
        return entities.createQuery(
                        "select e.championshipId, count(e) from Entry e where e.championshipId in ?1"
                                + " group by e.championshipId",
                        Object[].class)
                .setParameter(
                        1, championships.stream().map(ChampionshipId::value).toList())
                .getResultStream()
                .collect(Collectors.toMap(
                        row -> new ChampionshipId((UUID) row[0]), row -> Math.toIntExact((Long) row[1])));
    }

    /** Of these entries, in the order in which they happened. */
    List<Withdrawal> withdrawals(List<EntryId> some) {
        return entities.createQuery(
                        "from Withdrawal w where w.entryId in ?1 order by w.lastRound, w.withdrawnAt, w.id",
                        Withdrawal.class)
                .setParameter(1, some.stream().map(EntryId::value).toList())
                .getResultList();
    }

    /** In the order in which they happened. */
    List<Withdrawal> withdrawals(ChampionshipId championship) {
        return entities.createQuery(
                        "select w from Withdrawal w join Entry e on e.id = w.entryId where e.championshipId = ?1"
                                + " order by w.lastRound, w.withdrawnAt, w.id",
                        Withdrawal.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /** Those that stand, by round. */
    List<ByeRequest> byeRequests(ChampionshipId championship) {
        return entities.createQuery(
                        "select b from ByeRequest b join Entry e on e.id = b.entryId where e.championshipId = ?1"
                                + " and b.withdrawnAt is null order by b.round, e.number",
                        ByeRequest.class)
                .setParameter(1, championship.value())
                .getResultList();
    }

    /** Those that stand. */
    List<ForbiddenPair> forbiddenPairs(ChampionshipId championship) {
        return entities.createQuery(
                        "from ForbiddenPair f where f.championshipId = ?1 and f.liftedAt is null"
                                + " order by f.forbiddenAt, f.id",
                        ForbiddenPair.class)
                .setParameter(1, championship.value())
                .getResultList();
    }
}
