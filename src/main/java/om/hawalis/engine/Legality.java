package om.hawalis.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Which holes the side to move may play (articles 2.1, 4.6 and 4.7). */
final class Legality {
    private final RuleSet set;
    private final Position position;
    private final List<Integer> ring;
    private final boolean larger;
    private final boolean relaying;

    Legality(RuleSet set, Position position) {
        this.set = set;
        this.position = position;
        this.ring = position.ring(position.toMove());
        this.larger = ring.stream().anyMatch(count -> count >= 2);
        this.relaying = IntStream.range(0, ring.size()).anyMatch(index -> ring.get(index) == 1 && next(index) > 0);
    }

    boolean allows(int index) {
        return breach(new Hole(position.toMove(), index)).isEmpty();
    }

    Optional<Breach> breach(Hole hole) {
        if (hole.index() >= ring.size()) return Optional.of(Breach.NO_SUCH_HOLE);
        if (hole.side() != position.toMove()) return Optional.of(Breach.NOT_OWN_HOLE);
        if (ring.get(hole.index()) == 0) return Optional.of(Breach.EMPTY_HOLE);
        if (position.openingTurns() > 0 && !set.layout().isInner(hole.index()))
            return Optional.of(Breach.FIRST_TURN_OUTER_ROW);
        return ring.get(hole.index()) == 1 ? singleBreach(hole.index()) : Optional.empty();
    }

    private Optional<Breach> singleBreach(int index) {
        if (set.singles() == SinglesRule.FREE) return Optional.empty();
        if (larger) return Optional.of(Breach.SINGLE_BEFORE_LARGER);
        return switch (set.singles()) {
            case FREE -> Optional.empty();
            case ONTO_EMPTY_ONLY -> next(index) == 0 ? Optional.empty() : Optional.of(Breach.SINGLE_ONTO_OCCUPIED);
            case RELAY_FIRST -> relaying && next(index) == 0 ? Optional.of(Breach.SINGLE_MUST_RELAY) : Optional.empty();
        };
    }

    private int next(int index) {
        return ring.get((index + 1) % ring.size());
    }
}
