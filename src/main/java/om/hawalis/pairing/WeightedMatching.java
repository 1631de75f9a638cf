package om.hawalis.pairing;

import java.util.Arrays;

/**
 * A perfect matching of greatest weight in a complete graph, where weights are tuples of words compared first word
 * first.
 *
 * <p>Edmonds' algorithm with explicit duals (Edmonds 1965; Galil, ACM Computing Surveys 18, 1986): grow alternating
 * trees from every free vertex along tight edges, shrink odd cycles, and move the duals when nothing is tight. O(n³)
 * tuple operations, O(n²) memory. All arithmetic is exact: the edge condition is kept at four times the weight, so that
 * no half is ever needed.
 */
final class WeightedMatching {
    private final int size;
    private final Duals duals;
    private final Forest forest;

    /**
     * @param size an even number of vertices
     * @param words words of a weight
     * @param weights a weight for each pair, never negative; asked once for each pair, the smaller vertex first
     */
    WeightedMatching(int size, int words, Weights weights) {
        if (size % 2 != 0) throw new IllegalArgumentException("an odd number of vertices has no perfect matching");
        this.size = size;
        this.duals = new Duals(size, words, weights);
        this.forest = new Forest(size, duals);
    }

    /** The weights of a graph. */
    interface Weights {
        /** Adds the weight of an edge to an all-zero tuple. */
        void put(int smaller, int larger, long[] tuple);
    }

    /** The partner of each vertex. */
    int[] solve() {
        greedy();
        for (var vertex = 0; vertex < size; vertex++) while (forest.free(vertex)) phase();
        return forest.mates();
    }

    /** A start along the tight edges that are seen at once. */
    private void greedy() {
        for (var vertex = 0; vertex < size; vertex++)
            if (forest.free(vertex)) {
                var partner = duals.tighten(vertex, forest::free);
                if (partner >= 0) forest.match(vertex, partner);
            }
    }

    /** Finds one augmenting path and turns it. */
    private void phase() {
        forest.plant();
        while (!forest.scan()) {
            var step = forest.step();
            forest.move(step);
            if (forest.act()) break;
        }
        forest.harvest();
    }

    /**
     * Whether the duals prove the matching best: every edge condition holds, matched edges are tight, and every shrunken
     * set with a dual is matched inside but for one vertex.
     */
    boolean proven() {
        return forest.proves();
    }

    /** Sum of the weights along a matching, each edge once. */
    static long[] total(int[] mates, int words, Weights weights) {
        var sum = new long[words];
        var tuple = new long[words];
        for (var vertex = 0; vertex < mates.length; vertex++)
            if (vertex < mates[vertex]) {
                Arrays.fill(tuple, 0);
                weights.put(vertex, mates[vertex], tuple);
                for (var word = 0; word < words; word++) sum[word] += tuple[word];
            }
        return sum;
    }
}
