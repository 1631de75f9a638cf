package om.hawalis.engine;

import java.util.Arrays;

/** Positions numbered in the order they are added; each stands once, whoever the mover is. */
final class PositionIndex {
    private final int words;
    private long[] positions;
    private int[] slots = new int[2048];
    private int size;

    PositionIndex(int words) {
        this.words = words;
        this.positions = new long[512 * words];
    }

    int size() {
        return size;
    }

    /** The number of the position on the table, a new one if it stands here for the first time. */
    int add(Table table) {
        var slot = slot(table);
        if (slots[slot] > 0) return slots[slot] - 1;
        if (positions.length == size * words) positions = Arrays.copyOf(positions, 2 * positions.length);
        table.copy(positions, size * words);
        slots[slot] = ++size;
        if (2 * size > slots.length) grow();
        return size - 1;
    }

    /** The number of the position on the table; -1 if it was never added. */
    int find(Table table) {
        return slots[slot(table)] - 1;
    }

    /** Sets the position with that number up on the table. */
    void show(int number, Table table) {
        table.set(positions, number * words, Side.SOUTH);
    }

    private int slot(Table table) {
        var slot = (int) table.hash() & slots.length - 1;
        while (slots[slot] > 0 && !table.standsAs(positions, (slots[slot] - 1) * words))
            slot = slot + 1 & slots.length - 1;
        return slot;
    }

    private void grow() {
        var old = slots;
        slots = new int[2 * old.length];
        for (var entry : old) if (entry > 0) slots[free((entry - 1) * words)] = entry;
    }

    private int free(int at) {
        var slot = (int) Table.hash(positions, at, words) & slots.length - 1;
        while (slots[slot] > 0) slot = slot + 1 & slots.length - 1;
        return slot;
    }
}
