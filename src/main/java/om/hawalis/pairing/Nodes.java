package om.hawalis.pairing;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Vertices, the sets they are shrunken to, and who is matched with whom. Inside a set of nodes 0 … 2k around a cycle,
 * node 0 holds the base, and the edges from node 1 to 2, 3 to 4 … are matched.
 */
final class Nodes {
    private final int size;
    private final int[] mate;
    private final int[] outermost;
    private final int[] base;
    private final int[] parent;
    private final int[][] children;
    private final int[][] leaving;
    private final int[][] entering;

    Nodes(int size) {
        this.size = size;
        this.mate = new int[size];
        this.outermost = new int[size];
        this.base = new int[2 * size];
        this.parent = new int[2 * size];
        this.children = new int[2 * size][0];
        this.leaving = new int[2 * size][0];
        this.entering = new int[2 * size][0];
        Arrays.fill(mate, -1);
        Arrays.fill(parent, -1);
        for (var vertex = 0; vertex < size; vertex++) outermost[vertex] = base[vertex] = vertex;
    }

    int mate(int vertex) {
        return mate[vertex];
    }

    int[] mates() {
        return mate.clone();
    }

    void match(int one, int other) {
        mate[one] = other;
        mate[other] = one;
    }

    int outermost(int vertex) {
        return outermost[vertex];
    }

    int base(int node) {
        return base[node];
    }

    boolean set(int node) {
        return children[node].length > 0;
    }

    boolean outermostSet(int node) {
        return set(node) && parent[node] < 0;
    }

    int parent(int node) {
        return parent[node];
    }

    void forEachVertex(int node, IntConsumer action) {
        if (node < size) action.accept(node);
        else for (var child : children[node]) forEachVertex(child, action);
    }

    int shrink(Cycle cycle) {
        var set = size;
        while (set(set)) set++;
        children[set] = cycle.members();
        leaving[set] = cycle.leaving();
        entering[set] = cycle.entering();
        base[set] = base[children[set][0]];
        for (var child : children[set]) parent[child] = set;
        var node = set;
        forEachVertex(set, vertex -> outermost[vertex] = node);
        return set;
    }

    void open(int set) {
        for (var child : children[set]) {
            parent[child] = -1;
            forEachVertex(child, vertex -> outermost[vertex] = child);
        }
        children[set] = new int[0];
    }

    /** Makes a vertex the base of its node, matched to a vertex outside. */
    void rebase(int node, int vertex, int partner) {
        mate[vertex] = partner;
        settle(node, vertex);
    }

    /** Matches the inside of a node around its new base. */
    private void settle(int node, int vertex) {
        base[node] = vertex;
        if (node < size) return;
        var start = childWith(node, vertex);
        rotate(node, start);
        settle(children[node][0], vertex);
        for (var i = 1; i < children[node].length; i += 2) {
            match(leaving[node][i], entering[node][i]);
            settle(children[node][i], leaving[node][i]);
            settle(children[node][i + 1], entering[node][i]);
        }
    }

    private void rotate(int node, int start) {
        children[node] = rotated(children[node], start);
        leaving[node] = rotated(leaving[node], start);
        entering[node] = rotated(entering[node], start);
    }

    private static int[] rotated(int[] cycle, int start) {
        var turned = new int[cycle.length];
        for (var i = 0; i < cycle.length; i++) turned[i] = cycle[(start + i) % cycle.length];
        return turned;
    }

    private int childWith(int set, int vertex) {
        int node = vertex;
        while (parent[node] != set) node = parent[node];
        for (var i = 0; i < children[set].length; i++) if (children[set][i] == node) return i;
        throw new IllegalStateException("vertex " + vertex + " is not in set " + set);
    }

    /** An even way through a set, from the node that holds a vertex to the base; its first edge is a matched one. */
    Way wayToBase(int set, int vertex) {
        var start = childWith(set, vertex);
        var count = children[set].length;
        var forward = start % 2 == 1;
        var length = forward ? count - start + 1 : start + 1;
        var way = new Way(children[set].clone(), new int[length], new int[length], new int[length]);
        for (var i = 0; i < length; i++) {
            var at = forward ? (start + i) % count : start - i;
            way.nodes[i] = children[set][at];
            if (i + 1 == length) break;
            way.leaving[i] = forward ? leaving[set][at] : entering[set][at - 1];
            way.entering[i] = forward ? entering[set][at] : leaving[set][at - 1];
        }
        return way;
    }

    /** Nodes in order, and the edges between them. */
    record Way(int[] members, int[] nodes, int[] leaving, int[] entering) {
        int length() {
            return nodes.length;
        }

        int node(int i) {
            return nodes[i];
        }

        int leaving(int i) {
            return leaving[i];
        }

        int entering(int i) {
            return entering[i];
        }
    }
}
