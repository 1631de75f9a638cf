package om.hawalis.pairing;

import java.util.HashSet;
import java.util.List;

/** Which vertices of a bracket's graph may be paired; asked with the higher ranked first. */
final class Edges {
    private final int size;
    private final boolean[][] open;

    private Edges(int size, boolean[][] open) {
        this.size = size;
        this.open = open;
    }

    /** All that the absolute criteria allow; moved-down players never meet each other. */
    static Edges allowed(Meetings meetings, BracketGraph graph) {
        var open = new boolean[graph.size()][graph.size()];
        for (var higher = 0; higher < graph.size(); higher++)
            for (var lower = Math.max(higher + 1, graph.moved()); lower < graph.size(); lower++)
                open[higher][lower] = meetings.allowed(graph.place(higher), graph.place(lower));
        return new Edges(graph.size(), open);
    }

    boolean open(int higher, int lower) {
        return lower < size && open[higher][lower];
    }

    /** What is left when each moved-down player keeps the opponent found in the bracket, or stays without one there. */
    Edges withMovedFixed(BracketGraph graph, int[] mates) {
        return filtered((higher, lower) -> {
            var fixed = fixed(graph, mates, higher) || fixed(graph, mates, lower);
            return fixed ? mates[higher] == lower : !(graph.movedDown(higher) && graph.resident(lower));
        });
    }

    private static boolean fixed(BracketGraph graph, int[] mates, int vertex) {
        var mate = mates[vertex];
        return mate >= 0 && graph.movedDown(Math.min(vertex, mate)) && graph.resident(Math.max(vertex, mate));
    }

    /** Within the remainder, only edges from the upper half to the lower. */
    Edges crossing(List<Integer> remainder, List<Integer> tops) {
        var within = new HashSet<>(remainder);
        var upper = new HashSet<>(tops);
        return filtered((higher, lower) -> !(within.contains(higher) && within.contains(lower))
                || upper.contains(higher) && !upper.contains(lower));
    }

    private Edges filtered(SparseMatching.Graph kept) {
        var filtered = new boolean[size][size];
        for (var higher = 0; higher < size; higher++)
            for (var lower = higher + 1; lower < size; lower++)
                filtered[higher][lower] = open[higher][lower] && kept.joins(higher, lower);
        return new Edges(size, filtered);
    }
}
