package om.hawalis.pairing;

import java.util.ArrayDeque;
import java.util.Arrays;

/**
 * The alternating trees of a matching under way. A node is a vertex, or a set of nodes shrunken to one; only outermost
 * nodes stand in trees. Outer nodes are an even way from a root, inner nodes an odd one.
 */
final class Forest {
    private static final byte NONE = 0;
    private static final byte OUTER = 1;
    private static final byte INNER = 2;

    private final int size;
    private final Duals duals;
    private final Nodes nodes;
    private final byte[] label;
    /** The edge by which a node came into its tree: from a vertex outside, to a vertex of the node; −1 at a root. */
    private final int[] from;

    private final int[] to;
    /** The outer vertex, outside a vertex's own node, that is nearest to becoming tight; −1 where none is. */
    private final int[] nearest;

    private final ArrayDeque<Integer> queue = new ArrayDeque<>();
    private final boolean[] marked;

    Forest(int size, Duals duals) {
        this.size = size;
        this.duals = duals;
        this.nodes = new Nodes(size);
        this.label = new byte[2 * size];
        this.from = new int[2 * size];
        this.to = new int[2 * size];
        this.nearest = new int[size];
        this.marked = new boolean[2 * size];
    }

    boolean free(int vertex) {
        return nodes.mate(vertex) < 0;
    }

    void match(int one, int other) {
        nodes.match(one, other);
    }

    int[] mates() {
        return nodes.mates();
    }

    /** Starts a phase: every free vertex's node is a root. */
    void plant() {
        Arrays.fill(label, NONE);
        Arrays.fill(nearest, -1);
        queue.clear();
        for (var vertex = 0; vertex < size; vertex++) if (free(vertex)) becomeOuter(nodes.outermost(vertex), -1, -1);
    }

    private void becomeOuter(int node, int fromVertex, int toVertex) {
        label[node] = OUTER;
        from[node] = fromVertex;
        to[node] = toVertex;
        nodes.forEachVertex(node, queue::add);
    }

    /** An inner node takes its matched neighbour into the tree with it. */
    private void becomeInner(int node, int fromVertex, int toVertex) {
        label[node] = INNER;
        from[node] = fromVertex;
        to[node] = toVertex;
        var base = nodes.base(node);
        var mate = nodes.mate(base);
        becomeOuter(nodes.outermost(mate), base, mate);
    }

    private boolean outer(int vertex) {
        return label[nodes.outermost(vertex)] == OUTER;
    }

    private boolean inner(int vertex) {
        return label[nodes.outermost(vertex)] == INNER;
    }

    /** Looks at the edges of new outer vertices; true when a path was turned. */
    boolean scan() {
        while (!queue.isEmpty()) {
            int vertex = queue.poll();
            for (var other = 0; other < size; other++) {
                if (other == vertex || nodes.outermost(other) == nodes.outermost(vertex)) continue;
                if (!inner(other) && duals.tight(vertex, other)) {
                    if (meet(vertex, other)) return true;
                } else if (nearest[other] < 0 || duals.compareSlack(vertex, other, nearest[other], other) < 0)
                    nearest[other] = vertex;
            }
        }
        return false;
    }

    /** Uses a tight edge from an outer vertex; true when it closed an augmenting path. */
    private boolean meet(int vertex, int other) {
        var node = nodes.outermost(other);
        if (label[node] == NONE) {
            becomeInner(node, vertex, other);
            return false;
        }
        var common = common(vertex, other);
        if (common < 0) {
            turn(vertex, other);
            turn(other, vertex);
            return true;
        }
        shrink(common, vertex, other);
        return false;
    }

    private int parent(int outerNode) {
        if (from[outerNode] < 0) return -1;
        return nodes.outermost(from[nodes.outermost(from[outerNode])]);
    }

    /** The nearest outer node above both vertices, or −1 where they stand in different trees. */
    private int common(int one, int other) {
        var found = -1;
        for (var node = nodes.outermost(one); node >= 0; node = parent(node)) marked[node] = true;
        for (var node = nodes.outermost(other); node >= 0 && found < 0; node = parent(node))
            if (marked[node]) found = node;
        for (var node = nodes.outermost(one); node >= 0; node = parent(node)) marked[node] = false;
        return found;
    }

    private void shrink(int common, int one, int other) {
        var cycle = new Cycle();
        for (var node = nodes.outermost(one); node != common; ) {
            cycle.before(node, from[node], to[node]);
            var inner = nodes.outermost(from[node]);
            cycle.before(inner, from[inner], to[inner]);
            node = nodes.outermost(from[inner]);
        }
        cycle.turn(common, one, other);
        for (var node = nodes.outermost(other); node != common; ) {
            cycle.after(node, to[node], from[node]);
            var inner = nodes.outermost(from[node]);
            cycle.after(inner, to[inner], from[inner]);
            node = nodes.outermost(from[inner]);
        }
        var set = nodes.shrink(cycle);
        duals.clear(set);
        for (var child : cycle.members()) if (label[child] == INNER) nodes.forEachVertex(child, queue::add);
        label[set] = OUTER;
        from[set] = from[common];
        to[set] = to[common];
        nodes.forEachVertex(set, this::renearest);
    }

    private void renearest(int vertex) {
        nearest[vertex] = -1;
        for (var other = 0; other < size; other++)
            if (nodes.outermost(other) != nodes.outermost(vertex)
                    && outer(other)
                    && (nearest[vertex] < 0 || duals.compareSlack(other, vertex, nearest[vertex], vertex) < 0))
                nearest[vertex] = other;
    }

    /** Matches a vertex anew and turns the way up to its root. */
    private void turn(int vertex, int partner) {
        var outer = nodes.outermost(vertex);
        nodes.rebase(outer, vertex, partner);
        while (from[outer] >= 0) {
            var inner = nodes.outermost(from[outer]);
            nodes.rebase(inner, to[inner], from[inner]);
            outer = nodes.outermost(from[inner]);
            nodes.rebase(outer, from[inner], to[inner]);
        }
    }

    /** The greatest step the duals can take. */
    long[] step() {
        var best = new long[0];
        var tuple = new long[duals.words()];
        for (var vertex = 0; vertex < size; vertex++) {
            if (nearest[vertex] < 0 || inner(vertex)) continue;
            duals.readSlack(nearest[vertex], vertex, tuple);
            if (outer(vertex)) halve(tuple);
            if (best.length == 0 || Duals.compare(tuple, best) < 0) best = tuple.clone();
        }
        for (var set = size; set < 2 * size; set++) {
            if (!nodes.outermostSet(set) || label[set] != INNER) continue;
            duals.readDual(set, tuple);
            halve(tuple);
            if (best.length == 0 || Duals.compare(tuple, best) < 0) best = tuple.clone();
        }
        return best;
    }

    private static void halve(long[] tuple) {
        for (var word = 0; word < tuple.length; word++) tuple[word] /= 2;
    }

    void move(long[] step) {
        for (var vertex = 0; vertex < size; vertex++)
            switch (label[nodes.outermost(vertex)]) {
                case OUTER -> duals.shift(vertex, step, -1);
                case INNER -> duals.shift(vertex, step, 1);
                default -> {}
            }
        for (var set = size; set < 2 * size; set++)
            if (nodes.outermostSet(set) && label[set] != NONE) duals.shift(set, step, label[set] == OUTER ? 2 : -2);
    }

    /** Uses what became tight; true when a path was turned. */
    boolean act() {
        for (var set = size; set < 2 * size; set++)
            if (nodes.outermostSet(set) && label[set] == INNER && duals.zero(set)) expand(set);
        for (var vertex = 0; vertex < size; vertex++)
            if (nearest[vertex] >= 0
                    && !inner(vertex)
                    && nodes.outermost(nearest[vertex]) != nodes.outermost(vertex)
                    && duals.tight(nearest[vertex], vertex)
                    && meet(nearest[vertex], vertex)) return true;
        return false;
    }

    /** Opens an inner set: the even way from its entry to its base stays in the tree. */
    private void expand(int set) {
        var fromVertex = from[set];
        var toVertex = to[set];
        var way = nodes.wayToBase(set, toVertex);
        nodes.open(set);
        label[set] = NONE;
        for (var child : way.members()) label[child] = NONE;
        var entry = toVertex;
        var outside = fromVertex;
        for (var i = 0; i < way.length(); i += 2) {
            var node = way.node(i);
            label[node] = INNER;
            from[node] = outside;
            to[node] = entry;
            if (i + 1 == way.length()) return;
            becomeOuter(way.node(i + 1), way.leaving(i), way.entering(i));
            outside = way.leaving(i + 1);
            entry = way.entering(i + 1);
        }
    }

    /** Ends a phase: outermost sets without a dual are opened. */
    void harvest() {
        for (var again = true; again; ) {
            again = false;
            for (var set = size; set < 2 * size; set++)
                if (nodes.outermostSet(set) && duals.zero(set)) {
                    nodes.open(set);
                    again = true;
                }
        }
    }

    boolean proves() {
        return new Certificate(size, duals, nodes).holds();
    }
}
