package om.hawalis.engine;

/** Counts a mover's endless moves; they depend on the mover's ring alone, so that counts are remembered by ring. */
final class EndlessMoves {
    private static final int SLOTS = 1 << 14;

    private final int words;
    private final long[] rings;
    private final byte[] counts;

    EndlessMoves(RuleSet rules) {
        this.words = Lanes.of(rules.layout().columns()).words;
        this.rings = new long[SLOTS * words];
        this.counts = new byte[SLOTS];
    }

    int count(Table table) {
        if (table.isOpening()) return tried(table);
        var slot = slot(table);
        if (!holds(slot, table)) {
            for (var word = 0; word < words; word++) rings[slot * words + word] = table.word(word);
            counts[slot] = (byte) tried(table);
        }
        return counts[slot];
    }

    private int slot(Table table) {
        var hash = 0L;
        for (var word = 0; word < words; word++) hash = (hash ^ table.word(word)) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 50);
    }

    /** No ring asked about is empty, as a mover without stones has no legal move. */
    private boolean holds(int slot, Table table) {
        for (var word = 0; word < words; word++) if (rings[slot * words + word] != table.word(word)) return false;
        return true;
    }

    private static int tried(Table table) {
        var endless = 0;
        for (var legal = table.legal(); legal != 0; legal &= legal - 1) {
            if (table.play(Integer.numberOfTrailingZeros(legal)) == Table.ENDLESS) endless++;
            table.undo();
        }
        return endless;
    }
}
