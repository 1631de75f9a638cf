package om.hawalis.engine;

import java.util.Arrays;

/**
 * For every ring of so many stones where its moves lead, forwards and backwards, and what lies in each column: sowing
 * never looks at the other side, so that this is worked out once a ring and not once a position.
 */
final class RingMoves {
    /** Instead of an inner column: the sowing ends in the outer row. */
    static final int NO_COLUMN = -1;

    final int rings;
    /** Moves of ring {@code r} are entries {@code first[r]} to {@code first[r + 1] − 1}; endless ones are left out. */
    final int[] first;

    final int[] after;
    final byte[] column;
    /** Endless moves of each ring. */
    final byte[] endless;
    /** Moves that lead to ring {@code r} are entries {@code firstBack[r]} to {@code firstBack[r + 1] − 1}. */
    final int[] firstBack;

    final int[] before;
    final byte[] columnBack;

    RingMoves(RuleSet rules, RingNumbers numbers, int stones) {
        rings = (int) numbers.rings(stones);
        first = new int[rings + 1];
        endless = new byte[rings];
        var targets = new IntList();
        var columns = new IntList();
        var sower = new RingSower(rules, numbers, stones);
        for (var ring = 0; ring < rings; ring++) {
            endless[ring] = (byte) sower.sow(ring, targets, columns);
            first[ring + 1] = targets.size();
        }
        after = targets.toArray();
        column = bytes(columns);
        firstBack = new int[rings + 1];
        before = new int[after.length];
        columnBack = new byte[after.length];
        turnRound();
    }

    private static byte[] bytes(IntList items) {
        var bytes = new byte[items.size()];
        for (var item = 0; item < bytes.length; item++) bytes[item] = (byte) items.get(item);
        return bytes;
    }

    private void turnRound() {
        for (var ring : after) firstBack[ring + 1]++;
        for (var ring = 0; ring < rings; ring++) firstBack[ring + 1] += firstBack[ring];
        var next = Arrays.copyOf(firstBack, rings);
        for (var ring = 0; ring < rings; ring++)
            for (var move = first[ring]; move < first[ring + 1]; move++) {
                var at = next[after[move]]++;
                before[at] = ring;
                columnBack[at] = column[move];
            }
    }
}
