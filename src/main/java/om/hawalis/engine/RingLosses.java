package om.hawalis.engine;

/** For every ring of so many stones what its owner loses to a sowing that ends opposite each of its columns. */
final class RingLosses {
    private final int columns;
    private final byte[] taken;
    private final int[] left;

    RingLosses(RuleSet rules, RingNumbers numbers, int stones) {
        var lanes = Lanes.of(rules.layout().columns());
        var anyway = rules.capture() == CaptureRule.BACK_EVEN_IF_FRONT_EMPTY;
        columns = rules.layout().columns();
        var rings = numbers.all(stones);
        taken = new byte[(int) numbers.rings(stones) * columns];
        left = new int[taken.length];
        var ring = new long[lanes.words];
        for (var entry = 0; entry < taken.length; entry++) {
            System.arraycopy(rings, entry / columns * lanes.words, ring, 0, lanes.words);
            var column = entry % columns;
            var front = lanes.empty(ring, 0, 2 * columns - 1 - column);
            if (front > 0 || anyway) taken[entry] = (byte) (front + lanes.empty(ring, 0, column));
            if (taken[entry] > 0) left[entry] = numbers.number(ring, 0, stones - taken[entry]);
        }
    }

    /** Stones taken from the ring when the enemy's sowing ends in that inner column of theirs. */
    int taken(int ring, int column) {
        return column == RingMoves.NO_COLUMN ? 0 : taken[ring * columns + column];
    }

    /** The number of the ring that is left, one of fewer stones. */
    int left(int ring, int column) {
        return left[ring * columns + column];
    }
}
