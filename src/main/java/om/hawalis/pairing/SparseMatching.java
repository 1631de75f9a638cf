package om.hawalis.pairing;

import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * A matching of as many vertices as possible, for graphs where nearly every edge is there: the graph is asked, never
 * stored.
 *
 * <p>A greedy start leaves few vertices free; Edmonds' search finds an augmenting path for each, or shows that none is.
 * O(n) where the start succeeds, O(n²) a search at the worst.
 */
final class SparseMatching {
    private final int size;
    private final Graph graph;
    private final int[] mate;
    private int[] parent = {};
    private int[] base = {};
    private boolean[] outer = {};
    private boolean[] inSet = {};

    /** A graph that answers whether an edge is there. */
    interface Graph {
        boolean joins(int one, int other);
    }

    SparseMatching(int size, Graph graph) {
        this.size = size;
        this.graph = graph;
        this.mate = new int[size];
        Arrays.fill(mate, -1);
    }

    /** The partner of each vertex, −1 where none; vertices are served in order, so the first stay matched. */
    int[] solve() {
        for (var vertex = 0; vertex < size; vertex++) if (mate[vertex] < 0) greedy(vertex);
        for (var vertex = 0; vertex < size; vertex++) if (mate[vertex] < 0) augment(vertex);
        return mate;
    }

    private void greedy(int vertex) {
        for (var other = vertex + 1; other < size; other++)
            if (mate[other] < 0 && graph.joins(vertex, other)) {
                mate[vertex] = other;
                mate[other] = vertex;
                return;
            }
    }

    private void augment(int root) {
        parent = new int[size];
        base = new int[size];
        outer = new boolean[size];
        inSet = new boolean[size];
        Arrays.fill(parent, -1);
        for (var vertex = 0; vertex < size; vertex++) base[vertex] = vertex;
        var queue = new ArrayDeque<Integer>();
        outer[root] = true;
        queue.add(root);
        while (!queue.isEmpty()) {
            int vertex = queue.poll();
            for (var other = 0; other < size; other++) {
                if (base[vertex] == base[other] || mate[vertex] == other || !graph.joins(vertex, other)) continue;
                if (other == root || mate[other] >= 0 && parent[mate[other]] >= 0) shrink(vertex, other, queue);
                else if (parent[other] < 0) {
                    parent[other] = vertex;
                    if (mate[other] < 0) {
                        turn(other);
                        return;
                    }
                    outer[mate[other]] = true;
                    queue.add(mate[other]);
                }
            }
        }
    }

    private void shrink(int one, int other, ArrayDeque<Integer> queue) {
        var common = common(one, other);
        Arrays.fill(inSet, false);
        mark(one, common, other);
        mark(other, common, one);
        for (var vertex = 0; vertex < size; vertex++)
            if (inSet[base[vertex]]) {
                base[vertex] = common;
                if (!outer[vertex]) {
                    outer[vertex] = true;
                    queue.add(vertex);
                }
            }
    }

    private void mark(int from, int common, int through) {
        var vertex = from;
        var child = through;
        while (base[vertex] != common) {
            inSet[base[vertex]] = true;
            inSet[base[mate[vertex]]] = true;
            parent[vertex] = child;
            child = mate[vertex];
            vertex = parent[mate[vertex]];
        }
    }

    private int common(int one, int other) {
        var seen = new boolean[size];
        for (var vertex = base[one]; ; vertex = base[parent[mate[vertex]]]) {
            seen[vertex] = true;
            if (mate[vertex] < 0) break;
        }
        var vertex = base[other];
        while (!seen[vertex]) vertex = base[parent[mate[vertex]]];
        return vertex;
    }

    private void turn(int end) {
        var vertex = end;
        while (vertex >= 0) {
            var before = parent[vertex];
            var next = mate[before];
            mate[vertex] = before;
            mate[before] = vertex;
            vertex = next;
        }
    }
}
