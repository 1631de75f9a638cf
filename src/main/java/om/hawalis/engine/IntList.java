package om.hawalis.engine;

import java.util.Arrays;

/** A growing list of whole numbers. */
final class IntList {
    private int[] items = new int[1024];
    private int size;

    void add(int item) {
        if (size == items.length) items = Arrays.copyOf(items, 2 * size);
        items[size++] = item;
    }

    int get(int index) {
        return items[index];
    }

    int[] toArray() {
        return Arrays.copyOf(items, size);
    }

    int size() {
        return size;
    }
}
