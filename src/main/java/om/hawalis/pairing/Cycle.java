package om.hawalis.pairing;

import java.util.ArrayDeque;

/** An odd cycle of nodes that is to be shrunken, from its base around; edge i leads from node i to the next. */
final class Cycle {
    private final ArrayDeque<Integer> nodes = new ArrayDeque<>();
    private final ArrayDeque<int[]> edges = new ArrayDeque<>();

    /** A node on the way from the base to the closing edge, told from its far end, with the edge by which it is reached. */
    void before(int node, int leaving, int entering) {
        nodes.addFirst(node);
        edges.addFirst(new int[] {leaving, entering});
    }

    /** The base and the closing edge. */
    void turn(int base, int leaving, int entering) {
        nodes.addFirst(base);
        edges.addLast(new int[] {leaving, entering});
    }

    /** A node on the way back to the base, with the edge by which it is left. */
    void after(int node, int leaving, int entering) {
        nodes.addLast(node);
        edges.addLast(new int[] {leaving, entering});
    }

    int[] members() {
        return nodes.stream().mapToInt(Integer::intValue).toArray();
    }

    int[] leaving() {
        return edges.stream().mapToInt(edge -> edge[0]).toArray();
    }

    int[] entering() {
        return edges.stream().mapToInt(edge -> edge[1]).toArray();
    }
}
