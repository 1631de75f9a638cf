package om.hawalis.pairing;

/** The proof by duality that a matching is of greatest weight. O(n³) at the worst. */
final class Certificate {
    private final int size;
    private final Duals duals;
    private final Nodes nodes;

    Certificate(int size, Duals duals, Nodes nodes) {
        this.size = size;
        this.duals = duals;
        this.nodes = nodes;
    }

    boolean holds() {
        for (var one = 0; one < size; one++)
            for (var other = one + 1; other < size; other++) if (!edgeHolds(one, other)) return false;
        for (var set = size; set < 2 * size; set++) if (nodes.set(set) && !setHolds(set)) return false;
        return true;
    }

    private boolean edgeHolds(int one, int other) {
        var slack = new long[duals.words()];
        var dual = new long[duals.words()];
        duals.readSlack(one, other, slack);
        for (var set = nodes.parent(one); set >= 0; set = nodes.parent(set))
            if (contains(set, other)) {
                duals.readDual(set, dual);
                for (var word = 0; word < slack.length; word++) slack[word] += dual[word];
            }
        var sign = Duals.compare(slack, new long[slack.length]);
        return nodes.mate(one) == other ? sign == 0 : sign >= 0;
    }

    private boolean contains(int set, int vertex) {
        var node = vertex;
        while (node >= 0 && node != set) node = nodes.parent(node);
        return node == set;
    }

    /** A set's dual is not negative, and where it is positive all but one of its vertices are matched inside. */
    private boolean setHolds(int set) {
        var dual = new long[duals.words()];
        duals.readDual(set, dual);
        if (Duals.compare(dual, new long[dual.length]) < 0) return false;
        var outside = new int[1];
        nodes.forEachVertex(set, vertex -> {
            if (!contains(set, nodes.mate(vertex))) outside[0]++;
        });
        return duals.zero(set) || outside[0] == 1;
    }
}
