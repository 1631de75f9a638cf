package om.hawalis.pairing;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Weights and duals of a matching under way, as tuples of words. Nodes are vertices first, then shrunken sets. */
final class Duals {
    private final int size;
    private final int words;
    private final long[] weight;
    private final long[] dual;

    Duals(int size, int words, WeightedMatching.Weights weights) {
        this.size = size;
        this.words = words;
        this.weight = new long[size * size * words];
        this.dual = new long[2 * size * words];
        var tuple = new long[words];
        for (var a = 0; a < size; a++)
            for (var b = a + 1; b < size; b++) {
                Arrays.fill(tuple, 0);
                weights.put(a, b, tuple);
                for (var word = 0; word < words; word++) {
                    weight[(a * size + b) * words + word] = 4 * tuple[word];
                    weight[(b * size + a) * words + word] = 4 * tuple[word];
                }
            }
        for (var vertex = 0; vertex < size; vertex++) start(vertex);
    }

    /** Half of the heaviest edge, so that every edge condition holds. */
    private void start(int vertex) {
        var best = vertex == 0 ? 1 : 0;
        for (var other = 0; other < size; other++)
            if (other != vertex && compareWeights(vertex, other, best) > 0) best = other;
        for (var word = 0; word < words && size > 1; word++)
            dual[vertex * words + word] = weight[(vertex * size + best) * words + word] / 2;
    }

    private int compareWeights(int vertex, int one, int other) {
        var a = (vertex * size + one) * words;
        var b = (vertex * size + other) * words;
        for (var word = 0; word < words; word++)
            if (weight[a + word] != weight[b + word]) return weight[a + word] < weight[b + word] ? -1 : 1;
        return 0;
    }

    /** Lowers a vertex's dual as far as its edges allow; an acceptable partner along a tight edge, or −1. */
    int tighten(int vertex, IntPredicate acceptable) {
        var least = -1;
        for (var other = 0; other < size; other++)
            if (other != vertex && (least < 0 || compareSlack(vertex, other, vertex, least) < 0)) least = other;
        var drop = new long[words];
        for (var word = 0; word < words; word++) drop[word] = slack(vertex, least, word);
        for (var word = 0; word < words; word++) dual[vertex * words + word] -= drop[word];
        for (var other = 0; other < size; other++)
            if (other != vertex && acceptable.test(other) && tight(vertex, other)) return other;
        return -1;
    }

    private long slack(int a, int b, int word) {
        return dual[a * words + word] + dual[b * words + word] - weight[(a * size + b) * words + word];
    }

    boolean tight(int a, int b) {
        for (var word = 0; word < words; word++) if (slack(a, b, word) != 0) return false;
        return true;
    }

    int compareSlack(int a, int b, int c, int d) {
        for (var word = 0; word < words; word++) {
            var one = slack(a, b, word);
            var other = slack(c, d, word);
            if (one != other) return one < other ? -1 : 1;
        }
        return 0;
    }

    int words() {
        return words;
    }

    void readSlack(int a, int b, long[] tuple) {
        for (var word = 0; word < words; word++) tuple[word] = slack(a, b, word);
    }

    void readDual(int node, long[] tuple) {
        System.arraycopy(dual, node * words, tuple, 0, words);
    }

    boolean zero(int node) {
        for (var word = 0; word < words; word++) if (dual[node * words + word] != 0) return false;
        return true;
    }

    void clear(int node) {
        Arrays.fill(dual, node * words, (node + 1) * words, 0);
    }

    /** Adds a multiple of a step to a node's dual. */
    void shift(int node, long[] step, int times) {
        for (var word = 0; word < words; word++) dual[node * words + word] += times * step[word];
    }

    static int compare(long[] one, long[] other) {
        for (var word = 0; word < one.length; word++)
            if (one[word] != other[word]) return one[word] < other[word] ? -1 : 1;
        return 0;
    }
}
