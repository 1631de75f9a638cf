package om.hawalis.engine;

/**
 * Numbers the rings of so many holes and stones, without gaps, from 0: rings in the order of their first hole's count,
 * then the second's, and so on.
 */
final class RingNumbers {
    private final Lanes lanes;
    /** Entry {@code [h][s]}: in how many ways {@code h} holes can hold {@code s} stones. */
    private final long[][] ways;

    RingNumbers(Lanes lanes, int mostStones) {
        this.lanes = lanes;
        this.ways = new long[lanes.holes + 1][mostStones + 1];
        for (var holes = 0; holes <= lanes.holes; holes++) {
            ways[holes][0] = 1;
            for (var stones = 1; stones <= mostStones && holes > 0; stones++)
                ways[holes][stones] = ways[holes - 1][stones] + ways[holes][stones - 1];
        }
    }

    /** How many rings hold exactly so many stones. */
    long rings(int stones) {
        return ways[lanes.holes][stones];
    }

    /** The number of a ring of so many stones. */
    int number(long[] ring, int at, int stones) {
        var number = 0L;
        var left = stones;
        for (var hole = 0; left > 0; hole++) {
            var after = ways[lanes.holes - hole - 1];
            for (var count = lanes.count(ring, at, hole); count > 0; count--) number += after[left--];
        }
        return (int) number;
    }

    /** All rings of so many stones, by number. */
    long[] all(int stones) {
        var rings = new long[(int) rings(stones) * lanes.words];
        for (var number = 0; number < rings(stones); number++) fill(rings, number * lanes.words, number, stones);
        return rings;
    }

    private void fill(long[] rings, int at, int number, int stones) {
        var rest = (long) number;
        var left = stones;
        for (var hole = 0; left > 0; hole++) {
            var after = ways[lanes.holes - hole - 1];
            for (; left > 0 && rest >= after[left]; left--) {
                rest -= after[left];
                lanes.add(rings, at, hole, 1);
            }
        }
    }
}
