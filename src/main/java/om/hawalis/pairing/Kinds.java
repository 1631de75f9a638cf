package om.hawalis.pairing;

import om.hawalis.contest.Side;

/**
 * Contenders counted by the side they are due: nothing else decides what a pair costs in sides. Two who must both have
 * the same side are held apart here even where C3 would let topscorers meet, for that always offends C10 or C11.
 */
final class Kinds {
    static final int COUNT = 7;
    private static final int NONE = 0;

    private final int[] count = new int[COUNT];

    Kinds() {}

    Kinds(Kinds other) {
        System.arraycopy(other.count, 0, count, 0, COUNT);
    }

    /** 0 without a preference; 1 to 3 for South, 4 to 6 for North, by growing strength. */
    static int of(Preference preference) {
        var side = preference.side();
        if (side == null) return NONE;
        return (side == Side.SOUTH ? 0 : 3) + preference.strength().ordinal();
    }

    private static boolean sameSide(int one, int other) {
        return one != NONE && other != NONE && (one - 1) / 3 == (other - 1) / 3;
    }

    static int denied(int one, int other) {
        return sameSide(one, other) ? 1 : 0;
    }

    static int deniedStrongly(int one, int other) {
        return sameSide(one, other) && !mild(one) && !mild(other) ? 1 : 0;
    }

    private static boolean mild(int kind) {
        return kind == 1 || kind == 4;
    }

    static boolean heldApart(int one, int other) {
        return one == other && (one == 3 || one == 6);
    }

    void add(int kind, int amount) {
        count[kind] += amount;
    }

    int get(int kind) {
        return count[kind];
    }

    int total() {
        var sum = 0;
        for (var each : count) sum += each;
        return sum;
    }

    int south() {
        return count[1] + count[2] + count[3];
    }

    int north() {
        return count[4] + count[5] + count[6];
    }

    /**
     * Whether an even number of contenders can be paired among themselves within a budget, as far as counting tells.
     *
     * @param denied pairs that may deny a preference (C12)
     * @param strongly pairs that may deny a strong one (C13)
     */
    boolean pairsWithin(int denied, int strongly) {
        var half = total() / 2;
        var south = south() - half;
        var north = north() - half;
        return south <= denied
                && north <= denied
                && south - count[1] <= strongly
                && north - count[4] <= strongly
                && count[3] <= half
                && count[6] <= half;
    }

    /** Whether an upper half can be paired with a lower half of the same size within a budget, as far as counting tells. */
    static boolean crossWithin(Kinds upper, Kinds lower, int size, int denied, int strongly) {
        var south = upper.south() + lower.south() - size;
        var north = upper.north() + lower.north() - size;
        return south <= denied
                && north <= denied
                && south - upper.count[1] - lower.count[1] <= strongly
                && north - upper.count[4] - lower.count[4] <= strongly
                && upper.count[3] + lower.count[3] <= size
                && upper.count[6] + lower.count[6] <= size;
    }
}
