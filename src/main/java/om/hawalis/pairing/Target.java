package om.hawalis.pairing;

import java.util.List;

/**
 * The best that counting leaves to hope for in a bracket that pairs all but at most one resident: a bound for C9, C12,
 * C13, C14 and C16, with C10, C11, C15, C17 and C19 not offended at all. A pairing that reaches it is the best.
 *
 * @param denied pairs that deny a preference (C12)
 * @param strongly pairs that deny a strong one (C13)
 * @param movable for each resident, whether the bound can be reached when that one moves down or rests
 */
record Target(int denied, int strongly, boolean[] movable) {

    /** What one choice of the one who moves down leaves to hope for, criterion by criterion. */
    private record Hope(int unplayed, int denied, int strongly, int sankLast, int sankBefore)
            implements Comparable<Hope> {
        @Override
        public int compareTo(Hope other) {
            if (unplayed != other.unplayed) return Integer.compare(unplayed, other.unplayed);
            if (denied != other.denied) return Integer.compare(denied, other.denied);
            if (strongly != other.strongly) return Integer.compare(strongly, other.strongly);
            if (sankLast != other.sankLast) return Integer.compare(sankLast, other.sankLast);
            return Integer.compare(sankBefore, other.sankBefore);
        }
    }

    static Target even(Kinds all, int residents) {
        var denied = denied(all);
        return new Target(denied, strongly(all, denied), new boolean[residents]);
    }

    /**
     * Where the bracket is odd.
     *
     * @param eligible for each resident, whether moving down is possible at all
     * @param resting whether the one who moves down will rest
     */
    static Target odd(Kinds all, List<Contender> residents, boolean[] eligible, boolean resting) {
        var hopes = new Hope[residents.size()];
        Hope best = null;
        for (var i = 0; i < hopes.length; i++)
            if (eligible[i]) {
                hopes[i] = hope(all, residents.get(i), resting);
                if (best == null || hopes[i].compareTo(best) < 0) best = hopes[i];
            }
        var movable = new boolean[hopes.length];
        for (var i = 0; i < hopes.length; i++) movable[i] = hopes[i] != null && hopes[i].equals(best);
        return best == null ? new Target(0, 0, movable) : new Target(best.denied, best.strongly, movable);
    }

    private static Hope hope(Kinds all, Contender mover, boolean resting) {
        var kind = Kinds.of(mover.preference());
        all.add(kind, -1);
        var denied = denied(all);
        var strongly = strongly(all, denied);
        all.add(kind, 1);
        return new Hope(
                resting ? -mover.played() : 0,
                denied,
                strongly,
                mover.lastFloat() == FloatKind.DOWN ? 1 : 0,
                mover.floatBefore() == FloatKind.DOWN ? 1 : 0);
    }

    private static int denied(Kinds all) {
        var half = all.total() / 2;
        return Math.max(0, Math.max(all.south() - half, all.north() - half));
    }

    private static int strongly(Kinds all, int denied) {
        var mild = all.south() > all.north() ? all.get(1) : all.get(4);
        return Math.max(0, denied - mild);
    }
}
