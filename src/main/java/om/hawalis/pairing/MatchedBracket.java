package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Pairs one bracket by weighted matching: exact in every case. First the criteria, the set of moved-down players and
 * their opponents; then the remainder without an exchange, if the criteria allow that; else the best exchange, and the
 * first transposition after it. O(n³) tuple operations for n vertices.
 */
final class MatchedBracket {
    private final Meetings meetings;
    private final BracketGraph graph;
    private final Criteria criteria;
    private final boolean[][] open;
    private final int size;
    private int[] mates;

    MatchedBracket(Meetings meetings, Completion completion, BracketGraph graph, boolean closed, boolean oneRests) {
        this.meetings = meetings;
        this.graph = graph;
        this.criteria = new Criteria(meetings, completion, graph, closed, oneRests);
        this.size = graph.size();
        this.open = new boolean[size][size];
        this.mates = new int[size];
        for (var higher = 0; higher < size; higher++)
            for (var lower = Math.max(higher + 1, graph.moved()); lower < size; lower++)
                open[higher][lower] = meetings.allowed(graph.place(higher), graph.place(lower));
    }

    BracketPairing pair() {
        mates = best(movedOrder(), open);
        var opened = withMovedFixed();
        var remainder = remainder();
        var pairs = (int) remainder.stream()
                .filter(vertex -> vertex < mates[vertex] && graph.resident(mates[vertex]))
                .count();
        if (pairs > 0) pairRemainder(remainder, pairs, opened);
        return result();
    }

    /** Places that have no partner in the graph, once paired. */
    int[] unmatched() {
        return IntStream.range(0, size)
                .filter(vertex -> mates[vertex] < 0)
                .map(graph::place)
                .toArray();
    }

    private void pairRemainder(List<Integer> remainder, int pairs, boolean[][] opened) {
        var first = remainder.subList(0, pairs);
        var unexchanged = best(transpositions(remainder, first), crossing(opened, remainder, first));
        if (!Arrays.equals(worth(unexchanged, opened), worth(mates, opened))) {
            mates = best(exchanges(remainder, pairs), opened);
            mates = best(exchanged(remainder, pairs), opened);
            var tops = remainder.stream()
                    .filter(vertex -> vertex < mates[vertex] && graph.resident(mates[vertex]))
                    .toList();
            mates = best(transpositions(remainder, tops), crossing(opened, remainder, tops));
        } else mates = unexchanged;
    }

    /** An order among pairings that the criteria hold equal, as further rungs. */
    private interface Order {
        /** Adds its rungs below the criteria. */
        Tail under(Ladder ladder);
    }

    private interface Tail {
        void put(int higher, int lower, long[] tuple, Ladder.Layout layout);
    }

    private int[] best(Order order, boolean[][] edges) {
        var ladder = new Ladder(criteria.ladder());
        var tail = order.under(ladder);
        var layout = ladder.layout();
        WeightedMatching.Weights weights = (higher, lower, tuple) -> {
            if (lower < size && edges[higher][lower]) {
                criteria.put(higher, lower, tuple, layout);
                tail.put(higher, lower, tuple, layout);
            }
        };
        var even = size + size % 2;
        var matched = new WeightedMatching(even, layout.words(), weights).solve();
        var partners = new int[size];
        for (var vertex = 0; vertex < size; vertex++) {
            var partner = matched[vertex];
            var joined = partner < size && edges[Math.min(vertex, partner)][Math.max(vertex, partner)];
            partners[vertex] = joined ? partner : -1;
        }
        return partners;
    }

    private long[] worth(int[] partners, boolean[][] edges) {
        var layout = criteria.ladder().layout();
        var sum = new long[layout.words()];
        for (var vertex = 0; vertex < size; vertex++)
            if (vertex < partners[vertex] && edges[vertex][partners[vertex]])
                criteria.put(vertex, partners[vertex], sum, layout);
        return sum;
    }

    /** The first set of moved-down players, and its first transposition. */
    private Order movedOrder() {
        return ladder -> {
            var paired = rungs(ladder, graph.moved(), 1);
            var opponents = rungs(ladder, graph.moved(), graph.bracket());
            return (higher, lower, tuple, layout) -> {
                if (!graph.movedDown(higher) || !graph.resident(lower)) return;
                layout.add(tuple, paired[higher], 1);
                layout.add(tuple, opponents[higher], graph.bracket() - lower);
            };
        };
    }

    /** The first transposition for the given upper half, over opponents in order. */
    private Order transpositions(List<Integer> remainder, List<Integer> tops) {
        return ladder -> {
            var rung = rungs(ladder, tops.size(), remainder.size());
            var rank = ranks(tops);
            var order = ranks(remainder);
            return (higher, lower, tuple, layout) -> {
                if (graph.resident(lower) && rank[higher] >= 0 && order[lower] >= 0)
                    layout.add(tuple, rung[rank[higher]], remainder.size() - order[lower]);
            };
        };
    }

    /** The fewest players exchanged between the halves, then the smallest difference of their numbers. */
    private Order exchanges(List<Integer> remainder, int pairs) {
        return ladder -> {
            var order = ranks(remainder);
            var kept = ladder.add(pairs);
            var difference = ladder.add((long) remainder.size() * pairs);
            return (higher, lower, tuple, layout) -> {
                if (!graph.resident(lower) || order[higher] < 0) return;
                layout.add(tuple, kept, order[higher] < pairs ? 1 : 0);
                layout.add(tuple, difference, remainder.size() - order[higher]);
            };
        };
    }

    /** As above; then the largest differing number leaving the upper half, the smallest differing one entering it. */
    private Order exchanged(List<Integer> remainder, int pairs) {
        return ladder -> {
            var tail = exchanges(remainder, pairs).under(ladder);
            var order = ranks(remainder);
            var leaving = rungs(ladder, pairs, pairs);
            var entering = rungs(ladder, remainder.size() - pairs, 1);
            return (higher, lower, tuple, layout) -> {
                tail.put(higher, lower, tuple, layout);
                if (!graph.resident(lower) || order[higher] < 0) return;
                for (var i = 0; i < pairs; i++) if (order[higher] != pairs - 1 - i) layout.add(tuple, leaving[i], 1);
                if (order[higher] >= pairs) layout.add(tuple, entering[order[higher] - pairs], 1);
            };
        };
    }

    private static int[] rungs(Ladder ladder, int count, long greatest) {
        return IntStream.range(0, count).map(i -> ladder.add(greatest)).toArray();
    }

    private int[] ranks(List<Integer> vertices) {
        var ranks = new int[size];
        Arrays.fill(ranks, -1);
        for (var i = 0; i < vertices.size(); i++) ranks[vertices.get(i)] = i;
        return ranks;
    }

    /** The edges left when each moved-down player keeps the opponent found, or stays without one. */
    private boolean[][] withMovedFixed() {
        IntUnaryOperator partner =
                vertex -> mates[vertex] >= 0 && (inBracketWithMoved(vertex, mates[vertex])) ? mates[vertex] : -1;
        var kept = new boolean[size][size];
        for (var higher = 0; higher < size; higher++)
            for (var lower = higher + 1; lower < size; lower++)
                kept[higher][lower] = open[higher][lower]
                        && partner.applyAsInt(higher) == (partner.applyAsInt(lower) == higher ? lower : -1)
                        && (partner.applyAsInt(lower) < 0 || partner.applyAsInt(lower) == higher)
                        && !(graph.movedDown(higher) && graph.resident(lower) && partner.applyAsInt(higher) != lower);
        return kept;
    }

    private boolean inBracketWithMoved(int one, int other) {
        return graph.movedDown(Math.min(one, other)) && graph.resident(Math.max(one, other));
    }

    private List<Integer> remainder() {
        return graph.residents()
                .filter(vertex -> mates[vertex] < 0 || !graph.movedDown(mates[vertex]))
                .boxed()
                .toList();
    }

    /** Within the remainder, only edges from the upper half to the rest. */
    private boolean[][] crossing(boolean[][] edges, List<Integer> remainder, List<Integer> tops) {
        var within = ranks(remainder);
        var top = ranks(tops);
        var kept = new boolean[size][];
        for (var higher = 0; higher < size; higher++) {
            kept[higher] = edges[higher].clone();
            for (var lower = higher + 1; lower < size; lower++)
                if (within[higher] >= 0 && within[lower] >= 0 && (top[higher] < 0 || top[lower] >= 0))
                    kept[higher][lower] = false;
        }
        return kept;
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
