package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;

/**
 * A ladder of criteria, each above all that follow, laid out as the fields of a few {@code long} words. Sums over a
 * whole matching never leave their field, and sums of whole words compare word by word, first word first. A word holds
 * {@value #CAPACITY} bits at most: what is left is room for the duals of a matching, which are sums and differences of
 * many weights.
 */
final class Ladder {
    static final int CAPACITY = 36;

    private final List<int[]> fields = new ArrayList<>();
    private int words = 1;
    private int free = CAPACITY;

    Ladder() {}

    /** A copy to which further criteria may be added. */
    Ladder(Ladder other) {
        fields.addAll(other.fields);
        words = other.words;
        free = other.free;
    }

    /**
     * Adds a criterion below all those present.
     *
     * @param greatestSum the greatest sum it can reach over a matching; at most 2³⁶ − 1
     * @return the rung's number
     */
    int add(long greatestSum) {
        var bits = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(greatestSum));
        if (bits > CAPACITY) throw new IllegalArgumentException("a criterion of " + bits + " bits");
        if (bits > free) {
            words++;
            free = CAPACITY;
        }
        free -= bits;
        fields.add(new int[] {words - 1, bits});
        return fields.size() - 1;
    }

    int words() {
        return words;
    }

    /** Where each rung stands, once all are added. */
    Layout layout() {
        var word = new int[fields.size()];
        var shift = new int[fields.size()];
        for (int i = fields.size() - 1, at = -1, used = 0; i >= 0; i--) {
            var field = fields.get(i);
            used = field[0] == at ? used : 0;
            at = field[0];
            word[i] = at;
            shift[i] = used;
            used += field[1];
        }
        return new Layout(words, word, shift);
    }

    /** The places of the rungs. */
    record Layout(int words, int[] word, int[] shift) {
        void add(long[] value, int rung, long amount) {
            value[word[rung]] += amount << shift[rung];
        }
    }
}
