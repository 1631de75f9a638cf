package om.hawalis.engine;

/** What an analysis remembers of positions, by their hash: values good enough to guide, not to prove. */
final class Remembered {
    static final int EXACT = 0;
    static final int AT_LEAST = 1;
    static final int AT_MOST = 2;
    private static final int SLOTS = 1 << 18;

    private final long[] keys = new long[SLOTS];
    private final int[] values = new int[SLOTS];
    private final byte[] depths = new byte[SLOTS];
    private final byte[] kinds = new byte[SLOTS];
    private final byte[] moves = new byte[SLOTS];

    /** The slot that remembers the position, or -1. */
    int find(long key) {
        var slot = slot(key);
        return keys[slot] == key ? slot : -1;
    }

    private static int slot(long key) {
        return (int) (key >>> 20) & SLOTS - 1;
    }

    void keep(long key, int depth, int kind, int value, int move) {
        var slot = slot(key);
        keys[slot] = key;
        values[slot] = value;
        depths[slot] = (byte) depth;
        kinds[slot] = (byte) kind;
        moves[slot] = (byte) move;
    }

    int value(int slot) {
        return values[slot];
    }

    int depth(int slot) {
        return depths[slot];
    }

    int kind(int slot) {
        return kinds[slot];
    }

    int move(int slot) {
        return moves[slot];
    }
}
