package om.hawalis.pairing;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Whether contenders can all be paired with one another (C4), and who may rest (C2, C5). */
final class Completion {
    private static final int[] NOBODY = {};

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
        var all = new Span(0, meetings.size());
        if (all.size() % 2 == 0)
            return Optional.of(new Completion(meetings, false, -1)).filter(even -> even.possible(all, false));
        return all.places()
                .map(place -> meetings.size() - 1 - place)
                .mapToObj(meetings::contender)
                .filter(Contender::mayRest)
                .map(Contender::score)
                .distinct()
                .map(score -> new Completion(meetings, true, score))
                .filter(settled -> settled.possible(all, true))
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
        if (!odd) return false;
        var contender = meetings.contender(place);
        return contender.mayRest() && contender.score() == restingScore;
    }

    /** Whether all of them can be paired at once, but for one who rests where that is due. */
    boolean possible(Span all, boolean resting) {
        return possible(NOBODY, all.toArray(), resting);
    }

    /**
     * Whether all can be paired at once.
     *
     * @param moved contenders who may meet the others, but not each other
     * @param others the others
     * @param resting whether one of all has to rest
     */
    boolean possible(int[] moved, int[] others, boolean resting) {
        var present = moved.length + others.length;
        var size = present + (resting ? 1 : 0);
        if (size % 2 != 0) return false;
        var all = IntStream.concat(IntStream.of(moved), IntStream.of(others)).toArray();
        var mates = new SparseMatching(size, (one, other) -> {
                    var first = Math.min(one, other);
                    var second = Math.max(one, other);
                    if (second == present) return mayRest(all[first]);
                    return second >= moved.length && meetings.allowed(all[first], all[second]);
                })
                .solve();
        return IntStream.of(mates).allMatch(mate -> mate >= 0);
    }

    /** Starting numbers of contenders for whom no opponent remains at all. */
    static List<Integer> lonely(Meetings meetings) {
        var all = new Span(0, meetings.size());
        return all.places()
                .filter(one -> all.places().noneMatch(other -> other != one && meetings.allowed(one, other)))
                .mapToObj(one -> meetings.contender(one).number())
                .toList();
    }
}
