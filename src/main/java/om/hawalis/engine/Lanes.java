package om.hawalis.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A ring packed into machine words, one byte a hole, eight holes a word, so that a whole lap is one addition a word:
 * what a lap adds to the ring depends only on the hole lifted and its stones, and is looked up.
 *
 * <p>No byte overflows: a side never has more than 64 stones. Tables are made once for each number of columns.
 */
final class Lanes {
    static final int HOLES_A_WORD = 8;
    private static final long EACH = 0x0101010101010101L;
    private static final long TOP = EACH << 7;
    /** Brings the lowest bit of byte {@code i} to bit {@code 56 + i}. */
    private static final long GATHER = 0x0102040810204080L;

    private static final @Nullable Lanes[] MADE = new Lanes[Layout.MOST_COLUMNS + 1];

    final int holes;
    final int words;
    /** Entry {@code (hole << shift | stones) * words} is what the lap adds to the ring's first word, and so on. */
    final long[] delta;
    /** Entry {@code hole << shift | stones} is the hole the last stone falls into. */
    final byte[] last;

    final int shift;

    private Lanes(int columns) {
        holes = 2 * columns;
        words = (holes + HOLES_A_WORD - 1) / HOLES_A_WORD;
        var most = 4 * columns;
        shift = Integer.SIZE - Integer.numberOfLeadingZeros(most);
        delta = new long[(holes << shift) * words];
        last = new byte[holes << shift];
        for (var hole = 0; hole < holes; hole++) for (var stones = 1; stones <= most; stones++) enter(hole, stones);
    }

    /** The lanes for boards of so many columns. */
    static synchronized Lanes of(int columns) {
        var made = MADE[columns];
        if (made == null) MADE[columns] = made = new Lanes(columns);
        return made;
    }

    private void enter(int hole, int stones) {
        var entry = hole << shift | stones;
        add(delta, entry * words, hole, -stones);
        for (var step = 1; step <= stones; step++) add(delta, entry * words, (hole + step) % holes, 1);
        last[entry] = (byte) ((hole + stones) % holes);
    }

    private static int word(int hole) {
        return hole >>> 3;
    }

    private static int bit(int hole) {
        return (hole & 7) << 3;
    }

    int count(long[] ring, int at, int hole) {
        return (int) (ring[at + word(hole)] >>> bit(hole)) & 0xFF;
    }

    /** Empties a hole; the stones that were in it. */
    int empty(long[] ring, int at, int hole) {
        var stones = count(ring, at, hole);
        ring[at + word(hole)] -= (long) stones << bit(hole);
        return stones;
    }

    void add(long[] ring, int at, int hole, int stones) {
        ring[at + word(hole)] += (long) stones << bit(hole);
    }

    int stones(long[] ring, int at) {
        var stones = 0;
        for (var word = at; word < at + words; word++) stones += (int) (ring[word] * EACH >>> 56);
        return stones;
    }

    /** The holes holding at least one stone, a bit each. */
    int occupied(long[] ring, int at) {
        return holding(ring, at, 1);
    }

    /** The holes holding at least two stones, a bit each. */
    int larger(long[] ring, int at) {
        return holding(ring, at, 2);
    }

    private int holding(long[] ring, int at, int least) {
        var bits = 0;
        for (var word = words - 1; word >= 0; word--) {
            var full = ring[at + word] + EACH * (128 - least) & TOP;
            bits = bits << HOLES_A_WORD | (int) ((full >>> 7) * GATHER >>> 56);
        }
        return bits;
    }

    /** The holes whose following hole is among those given, a bit each. */
    int before(int bits) {
        return bits >>> 1 | (bits & 1) << holes - 1;
    }

    void pack(List<Integer> counts, long[] ring, int at) {
        for (var word = at; word < at + words; word++) ring[word] = 0;
        for (var hole = 0; hole < holes; hole++) ring[at + word(hole)] |= (long) counts.get(hole) << bit(hole);
    }

    List<Integer> unpack(long[] ring, int at) {
        var counts = new Integer[holes];
        for (var hole = 0; hole < holes; hole++) counts[hole] = count(ring, at, hole);
        return List.of(counts);
    }
}
