package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether contenders can all be paired with one another under the absolute criteria (C4), and who may rest (C2, C5).
 */
final class Completion {
    private final Meetings meetings;
    private final boolean odd;
    private final int restingScore;

    private Completion(Meetings meetings, boolean odd, int restingScore) {
        this.meetings = meetings;
        this.odd = odd;
        this.restingScore = restingScore;
    }

    /**
     * Settles the score of the one who will rest, as low as a whole legal round allows (C5).
     *
     * @return empty where no legal round is possible at all
     */
    static Optional<Completion> of(Meetings meetings) {
        var all = IntStream.range(0, meetings.size()).boxed().toList();
        if (meetings.size() % 2 == 0) {
            var even = new Completion(meetings, false, -1);
            return even.possible(List.of(), all, false) ? Optional.of(even) : Optional.empty();
        }
        return all.reversed().stream()
                .map(meetings::contender)
                .filter(Contender::mayRest)
                .map(Contender::score)
                .distinct()
                .map(score -> new Completion(meetings, true, score))
                .filter(settled -> settled.possible(List.of(), all, true))
                .findFirst();
    }

    /** Whether somebody has to rest in this round. */
    boolean odd() {
        return odd;
    }

    int restingScore() {
        return restingScore;
    }

    /** Whether a contender may be the one who rests. */
    boolean mayRest(int place) {
        var contender = meetings.contender(place);
        return odd && contender.mayRest() && contender.score() == restingScore;
    }

    /**
     * Whether all can be paired at once.
     *
     * @param moved contenders who may meet the others, but not each other
     * @param others the others
     * @param resting whether one of all has to rest
     */
    boolean possible(List<Integer> moved, List<Integer> others, boolean resting) {
        var all = new ArrayList<>(moved);
        all.addAll(others);
        var size = all.size() + (resting ? 1 : 0);
        if (size % 2 != 0) return false;
        var mates = new SparseMatching(size, (one, other) -> {
                    var first = Math.min(one, other);
                    var second = Math.max(one, other);
                    if (second == all.size()) return mayRest(all.get(first));
                    return second >= moved.size() && meetings.allowed(all.get(first), all.get(second));
                })
                .solve();
        return IntStream.of(mates).allMatch(mate -> mate >= 0);
    }

    /** Contenders for whom no opponent remains at all. */
    static List<Integer> lonely(Meetings meetings) {
        return IntStream.range(0, meetings.size())
                .filter(one -> IntStream.range(0, meetings.size())
                        .noneMatch(other -> other != one && meetings.allowed(one, other)))
                .mapToObj(one -> meetings.contender(one).number())
                .toList();
    }
}
