package om.hawalis.pairing;

import java.util.Optional;

/** Weak wishes not to meet: all are kept where a legal round allows it; else the lowest placed are dropped first. */
final class Wishes {
    private Wishes() {}

    /** Meetings that a legal round allows, and what that settles. */
    record Kept(Meetings meetings, Completion completion) {}

    /** Keeps as many wishes as possible; empty where there is no legal round even without any. O(log n) completions. */
    static Optional<Kept> keptAsFarAsPossible(Meetings all) {
        var kept = kept(all);
        if (kept.isPresent()) return kept;
        var wishes = all.wishes();
        if (wishes.length == 0) return kept;
        var possible = kept(all.keepingBelow(0));
        var least = 0;
        var most = wishes.length;
        while (possible.isPresent() && least < most) {
            var middle = (least + most) / 2;
            var tried = kept(all.keepingBelow(wishes[middle] + 1));
            if (tried.isPresent()) {
                possible = tried;
                least = middle + 1;
            } else most = middle;
        }
        return possible;
    }

    private static Optional<Kept> kept(Meetings meetings) {
        return Completion.of(meetings).map(completion -> new Kept(meetings, completion));
    }
}
