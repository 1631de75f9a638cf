package om.hawalis.player;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import om.hawalis.platform.Refusal;

@Dependent
class MergeRepository {
    private final EntityManager entities;

    @Inject
    MergeRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(PlayerMerge merge) {
        entities.persist(merge);
        entities.flush();
    }

    Optional<PlayerMerge> find(MergeId id) {
        return Optional.ofNullable(entities.find(PlayerMerge.class, id.value()));
    }

    /** Two merges of the same people wait for each other, so that no two are ever merged into one another. */
    void lock(PlayerId one, PlayerId other) {
        Stream.of(one, other)
                .map(PlayerId::value)
                .sorted(Comparator.naturalOrder())
                .forEach(this::lock);
    }

    private void lock(UUID player) {
        var found = entities.find(Player.class, player, LockModeType.PESSIMISTIC_WRITE);
        if (found == null) throw Refusal.unknown("player");
    }

    /** Under whom somebody is known now; themselves where they were merged into nobody. */
    PlayerId current(PlayerId id) {
        var current = id;
        for (var into = into(current); into.isPresent(); into = into(current)) current = into.get();
        return current;
    }

    private Optional<PlayerId> into(PlayerId duplicate) {
        return entities.createQuery(
                        "select m.keptId from PlayerMerge m where m.duplicateId = ?1 and m.undoneAt is null",
                        UUID.class)
                .setParameter(1, duplicate.value())
                .getResultStream()
                .findFirst()
                .map(PlayerId::new);
    }

    /** Merges into somebody that stand, the latest first. */
    List<PlayerMerge> mergedInto(PlayerId kept) {
        return entities.createQuery(
                        "from PlayerMerge m where m.keptId = ?1 and m.undoneAt is null order by m.mergedAt desc, m.id",
                        PlayerMerge.class)
                .setParameter(1, kept.value())
                .getResultList();
    }

    /** Everyone in the register who is this person; who is known now, first. */
    Set<PlayerId> identities(PlayerId id) {
        var known = new LinkedHashSet<PlayerId>();
        var open = new ArrayDeque<>(List.of(current(id)));
        while (!open.isEmpty()) {
            var next = open.remove();
            if (known.add(next))
                mergedInto(next).stream().map(PlayerMerge::duplicate).forEach(open::add);
        }
        return known;
    }
}
