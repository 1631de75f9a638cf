package om.hawalis.engine;

import java.util.Arrays;

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
    private static final int FEWEST = 1 << 12;
    private static final int MOST = 1 << 20;

    private final int words;
    private int entries = FEWEST;
    private int used;
    private long[] positions;
    private short[] bounds;
    private byte[] moves;

    /** @param words words that tell a position */
    Proofs(int words) {
        this.words = words;
        this.positions = new long[entries * words];
        this.bounds = new short[entries * BOUNDS];
        this.moves = new byte[entries];
    }

    /** The entry of the position on the table, or -1. */
    int find(Table table, long hash) {
        var first = first(hash);
        for (var way = first; way < first + WAYS; way++) if (table.standsAs(positions, way * words)) return way;
        return -1;
    }

    /** The entry of the position on the table, made if there is none in place of the least searched. */
    int make(Table table, long hash) {
        var found = find(table, hash);
        if (found >= 0) return found;
        if (used > entries / 2 && entries < MOST) grow();
        var least = least(hash);
        if (isFree(positions, least)) used++;
        table.copy(positions, least * words);
        Arrays.fill(bounds, least * BOUNDS, (least + 1) * BOUNDS, (short) 0);
        moves[least] = -1;
        return least;
    }

    private int first(long hash) {
        return (int) hash & entries - 1 & -WAYS;
    }

    private int least(long hash) {
        var first = first(hash);
        var least = first;
        for (var way = first + 1; way < first + WAYS; way++) if (weight(way) < weight(least)) least = way;
        return least;
    }

    private int weight(int entry) {
        var at = entry * BOUNDS;
        return bounds[at] + bounds[at + 1] + bounds[at + 2] + bounds[at + 3];
    }

    /** No position is told by zeros alone, as there is always a stone on the board. */
    private boolean isFree(long[] among, int entry) {
        for (var word = entry * words; word < (entry + 1) * words; word++) if (among[word] != 0) return false;
        return true;
    }

    /** A larger table has room for all that stood together in a smaller one. */
    private void grow() {
        var oldPositions = positions;
        var oldBounds = bounds;
        var oldMoves = moves;
        entries *= 4;
        positions = new long[entries * words];
        bounds = new short[entries * BOUNDS];
        moves = new byte[entries];
        for (var old = 0; old < oldMoves.length; old++) {
            if (isFree(oldPositions, old)) continue;
            var to = least(Table.hash(oldPositions, old * words, words));
            System.arraycopy(oldPositions, old * words, positions, to * words, words);
            System.arraycopy(oldBounds, old * BOUNDS, bounds, to * BOUNDS, BOUNDS);
            moves[to] = oldMoves[old];
        }
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
