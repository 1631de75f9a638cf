package om.hawalis.engine;

/**
 * What a search has proven about positions, as far as it fits in memory; an entry names its position whole, so that
 * nothing is ever taken for another position's.
 *
 * <p>Four bounds a position, in plies: the mover wins within; does not win within; loses within; does not lose within.
 */
final class Proofs {
    static final int WINS = 0;
    static final int DOES_NOT_WIN = 1;
    static final int LOSES = 2;
    static final int DOES_NOT_LOSE = 3;
    private static final int BOUNDS = 4;
    private static final int WAYS = 4;

    private final int words;
    private final int mask;
    private final long[] positions;
    private final short[] bounds;
    private final byte[] moves;

    /** @param entries a power of two */
    Proofs(int words, int entries) {
        this.words = words;
        this.mask = entries - 1;
        this.positions = new long[entries * words];
        this.bounds = new short[entries * BOUNDS];
        this.moves = new byte[entries];
    }

    /** The entry of the position on the table, or -1. */
    int find(Table table, long hash) {
        var first = (int) hash & mask & -WAYS;
        for (var way = first; way < first + WAYS; way++) if (table.standsAs(positions, way * words)) return way;
        return -1;
    }

    /** The entry of the position on the table, made if there is none in place of the least searched. */
    int make(Table table, long hash) {
        var found = find(table, hash);
        if (found >= 0) return found;
        var first = (int) hash & mask & -WAYS;
        var least = first;
        for (var way = first + 1; way < first + WAYS; way++) if (weight(way) < weight(least)) least = way;
        table.copy(positions, least * words);
        for (var bound = 0; bound < BOUNDS; bound++) bounds[least * BOUNDS + bound] = 0;
        moves[least] = -1;
        return least;
    }

    private int weight(int entry) {
        var at = entry * BOUNDS;
        return bounds[at] + bounds[at + 1] + bounds[at + 2] + bounds[at + 3];
    }

    /** A bound in plies; 0 while nothing is known. */
    int bound(int entry, int kind) {
        return bounds[entry * BOUNDS + kind];
    }

    void bound(int entry, int kind, int plies) {
        bounds[entry * BOUNDS + kind] = (short) plies;
    }

    /** The move that last proved most, or -1. */
    int move(int entry) {
        return moves[entry];
    }

    void move(int entry, int hole) {
        moves[entry] = (byte) hole;
    }
}
