package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Pairs one bracket by weighted matching: exact in every case. First the criteria, the set of moved-down players and
 * their opponents; then the remainder without an exchange, if the criteria allow that; else the best exchange, and the
 * first transposition after it. O(n³) tuple operations for n vertices.
 */
final class MatchedBracket {
    private final BracketGraph graph;
    private final Criteria criteria;
    private final Edges allowed;
    private final int size;
    private int[] mates;

    MatchedBracket(Meetings meetings, Completion completion, BracketGraph graph, boolean closed, boolean oneRests) {
        this.graph = graph;
        this.criteria = new Criteria(meetings, completion, graph, closed, oneRests);
        this.allowed = Edges.allowed(meetings, graph);
        this.size = graph.size();
        this.mates = new int[size];
    }

    BracketPairing pair() {
        mates = best(TieOrder.moved(graph), allowed);
        var remainder = graph.residents()
                .filter(vertex -> mates[vertex] < 0 || !graph.movedDown(mates[vertex]))
                .boxed()
                .toList();
        var pairs = tops(remainder).size();
        if (pairs > 0) pairRemainder(remainder, pairs, allowed.withMovedFixed(graph, mates));
        return result();
    }

    /** Places that have no partner in the graph, once paired. */
    int[] unmatched() {
        return IntStream.range(0, size)
                .filter(vertex -> mates[vertex] < 0)
                .map(graph::place)
                .toArray();
    }

    private void pairRemainder(List<Integer> remainder, int pairs, Edges edges) {
        var first = remainder.subList(0, pairs);
        var unexchanged = best(TieOrder.transpositions(graph, remainder, first), edges.crossing(remainder, first));
        if (Arrays.equals(worth(unexchanged), worth(mates))) {
            mates = unexchanged;
            return;
        }
        mates = best(TieOrder.firstExchange(graph, remainder, pairs), edges);
        var tops = tops(remainder);
        mates = best(TieOrder.transpositions(graph, remainder, tops), edges.crossing(remainder, tops));
    }

    /** The higher ranked of each pair within the remainder. */
    private List<Integer> tops(List<Integer> remainder) {
        return remainder.stream()
                .filter(vertex -> vertex < mates[vertex] && graph.resident(mates[vertex]))
                .toList();
    }

    private int[] best(TieOrder order, Edges edges) {
        var ladder = new Ladder(criteria.ladder());
        var rungs = order.under(ladder);
        var layout = ladder.layout();
        var matched = new WeightedMatching(size + size % 2, layout.words(), (higher, lower, tuple) -> {
                    if (edges.open(higher, lower)) {
                        criteria.put(higher, lower, tuple, layout);
                        rungs.put(higher, lower, tuple, layout);
                    }
                })
                .solve();
        return IntStream.range(0, size)
                .map(vertex -> edges.open(Math.min(vertex, matched[vertex]), Math.max(vertex, matched[vertex]))
                        ? matched[vertex]
                        : -1)
                .toArray();
    }

    /** What a pairing is worth by the criteria alone. */
    private long[] worth(int[] partners) {
        var layout = criteria.ladder().layout();
        var sum = new long[layout.words()];
        for (var vertex = 0; vertex < size; vertex++)
            if (vertex < partners[vertex]) criteria.put(vertex, partners[vertex], sum, layout);
        return sum;
    }

    private BracketPairing result() {
        var pairs = new ArrayList<int[]>();
        var floaters = new ArrayList<Integer>();
        for (var vertex = 0; vertex < graph.bracket(); vertex++) {
            var partner = mates[vertex];
            if (partner < 0 || partner >= graph.bracket()) floaters.add(graph.place(vertex));
            else if (vertex < partner) pairs.add(new int[] {graph.place(vertex), graph.place(partner)});
        }
        return new BracketPairing(pairs, floaters);
    }
}
