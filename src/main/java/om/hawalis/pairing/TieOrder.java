package om.hawalis.pairing;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** An order among pairings that the criteria hold equal (articles 4.2 to 4.4), as rungs below the criteria. */
interface TieOrder {

    /** Adds its rungs to a ladder. */
    Rungs under(Ladder ladder);

    /** What an edge is worth in that order. */
    interface Rungs {
        void put(int higher, int lower, long[] tuple, Ladder.Layout layout);
    }

    /** The first set of moved-down players, then the first transposition for it. */
    static TieOrder moved(BracketGraph graph) {
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

    /** The first transposition of the remainder for a given upper half. */
    static TieOrder transpositions(BracketGraph graph, List<Integer> remainder, List<Integer> tops) {
        return ladder -> {
            var rung = rungs(ladder, tops.size(), remainder.size());
            var rank = ranks(graph, tops);
            var order = ranks(graph, remainder);
            return (higher, lower, tuple, layout) -> {
                if (graph.resident(lower) && rank[higher] >= 0 && order[lower] >= 0)
                    layout.add(tuple, rung[rank[higher]], remainder.size() - order[lower]);
            };
        };
    }

    /** The fewest players exchanged between the halves, then the smallest difference of their numbers. */
    static TieOrder fewestExchanged(BracketGraph graph, List<Integer> remainder, int pairs) {
        return ladder -> {
            var order = ranks(graph, remainder);
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
    static TieOrder firstExchange(BracketGraph graph, List<Integer> remainder, int pairs) {
        return ladder -> {
            var fewest = fewestExchanged(graph, remainder, pairs).under(ladder);
            var order = ranks(graph, remainder);
            var leaving = rungs(ladder, pairs, pairs);
            var entering = rungs(ladder, remainder.size() - pairs, 1);
            return (higher, lower, tuple, layout) -> {
                fewest.put(higher, lower, tuple, layout);
                if (!graph.resident(lower) || order[higher] < 0) return;
                for (var i = 0; i < pairs; i++) if (order[higher] != pairs - 1 - i) layout.add(tuple, leaving[i], 1);
                if (order[higher] >= pairs) layout.add(tuple, entering[order[higher] - pairs], 1);
            };
        };
    }

    private static int[] rungs(Ladder ladder, int count, long greatest) {
        return IntStream.range(0, count).map(i -> ladder.add(greatest)).toArray();
    }

    private static int[] ranks(BracketGraph graph, List<Integer> vertices) {
        var ranks = new int[graph.size()];
        Arrays.fill(ranks, -1);
        for (var i = 0; i < vertices.size(); i++) ranks[vertices.get(i)] = i;
        return ranks;
    }
}
