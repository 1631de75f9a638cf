package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The criteria C5 to C21 of one bracket as weights of the edges between its contenders and those below: the greatest sum
 * belongs to the best pairing. Vertices are numbered moved-down players first, then residents, the next score group, the
 * rest; criteria that nobody here can offend have no rung.
 */
final class Criteria {
    private final Meetings meetings;
    private final Completion completion;
    private final BracketGraph graph;
    private final Ladder ladder = new Ladder();
    private final List<Rung> rungs = new ArrayList<>();

    /** One criterion's worth of an edge. */
    private interface Worth {
        long of(int higher, int lower);
    }

    private record Rung(int field, Worth worth) {}

    /**
     * @param closed whether everybody not yet paired stands in the graph, so that all but the one who rests must be
     *     covered
     * @param oneRests whether the bracket moves nobody down but the one who will rest, so that C9 applies
     */
    Criteria(Meetings meetings, Completion completion, BracketGraph graph, boolean closed, boolean oneRests) {
        this.meetings = meetings;
        this.completion = completion;
        this.graph = graph;
        if (closed) addCover();
        addInBracket();
        if (graph.next() > 0) addInNext();
        if (oneRests) addUnplayed();
        addSides();
        addFloats(1);
        addFloats(2);
        addFloatScores(1);
        addFloatScores(2);
    }

    private Contender contender(int vertex) {
        return meetings.contender(graph.place(vertex));
    }

    private void add(long greatest, Worth worth) {
        rungs.add(new Rung(ladder.add(greatest * (graph.size() / 2)), worth));
    }

    private void addIf(boolean relevant, Worth worth) {
        if (relevant) add(1, worth);
    }

    /** C4 and C5: all are paired but for one who may rest at the score settled. */
    private void addCover() {
        add(4, (higher, lower) -> cover(higher) + cover(lower));
    }

    private long cover(int vertex) {
        return completion.mayRest(graph.place(vertex)) ? 1 : 2;
    }

    /** C6 and C7: as many pairs as possible, then as many as possible of the highest scores moved down. */
    private void addInBracket() {
        add(1, (higher, lower) -> worth(graph.resident(lower)));
        for (var level : levels(graph::movedDown))
            add(1, (higher, lower) -> worth(graph.resident(lower) && score(higher) == level));
    }

    /** C8: the same in the next bracket. */
    private void addInNext() {
        add(1, (higher, lower) -> worth(graph.inNext(lower)));
        for (var level : levels(vertex -> vertex < graph.bracket()))
            add(1, (higher, lower) -> worth(graph.inNext(lower) && score(higher) == level));
    }

    /** C9: of those who might rest, one with the fewest rounds unplayed. */
    private void addUnplayed() {
        var most = IntStream.range(0, graph.size())
                .map(vertex -> contender(vertex).played())
                .max()
                .orElse(0);
        add(2L * most + 1, (higher, lower) -> unplayed(higher, most) + unplayed(lower, most));
    }

    private long unplayed(int vertex, int most) {
        return completion.mayRest(graph.place(vertex))
                ? most - contender(vertex).played()
                : 0;
    }

    private void addSides() {
        var topscorers = IntStream.range(0, graph.bracket())
                .anyMatch(vertex -> contender(vertex).topscorer());
        addSide(topscorers, Colours::overbalances);
        addSide(topscorers, Colours::repeatsThrice);
        addSide(true, Colours::denies);
        addSide(true, Colours::deniesStrongly);
    }

    private interface Offence {
        boolean by(Preference one, Preference other);
    }

    private void addSide(boolean relevant, Offence offence) {
        addIf(
                relevant,
                (higher, lower) -> worth(graph.resident(lower)
                        && !offence.by(
                                contender(higher).preference(), contender(lower).preference())));
    }

    /** C14 and C15, or C16 and C17: residents who moved down again, opponents of moved-down players who moved up again. */
    private void addFloats(int back) {
        var sinks = graph.residents().anyMatch(vertex -> floated(vertex, back, FloatKind.DOWN));
        if (sinks)
            add(2, (higher, lower) -> graph.resident(lower) ? worth(sank(higher, back)) + worth(sank(lower, back)) : 0);
        var rises = graph.moved() > 0 && graph.residents().anyMatch(vertex -> floated(vertex, back, FloatKind.UP));
        addIf(rises, (higher, lower) -> worth(graph.resident(lower) && !risesAgain(higher, lower, back)));
    }

    private boolean sank(int vertex, int back) {
        return graph.resident(vertex) && floated(vertex, back, FloatKind.DOWN);
    }

    private boolean risesAgain(int higher, int lower, int back) {
        return graph.movedDown(higher) && floated(lower, back, FloatKind.UP);
    }

    private boolean floated(int vertex, int back, FloatKind kind) {
        var contender = contender(vertex);
        return (back == 1 ? contender.lastFloat() : contender.floatBefore()) == kind;
    }

    /** C18 and C19, or C20 and C21: the same by the scores of the moved-down players, the highest first. */
    private void addFloatScores(int back) {
        for (var level : levels(vertex -> graph.movedDown(vertex) && floated(vertex, back, FloatKind.DOWN)))
            add(
                    1,
                    (higher, lower) -> worth(graph.resident(lower)
                            && graph.movedDown(higher)
                            && score(higher) == level
                            && floated(higher, back, FloatKind.DOWN)));
        var rises = graph.residents().anyMatch(vertex -> floated(vertex, back, FloatKind.UP));
        for (var level : rises ? levels(graph::movedDown) : new int[0])
            add(
                    1,
                    (higher, lower) ->
                            worth(graph.resident(lower) && score(higher) == level && !risesAgain(higher, lower, back)));
    }

    private int score(int vertex) {
        return contender(vertex).score();
    }

    private int[] levels(IntPredicate of) {
        return IntStream.range(0, graph.bracket())
                .filter(of)
                .map(this::score)
                .distinct()
                .toArray();
    }

    private static long worth(boolean good) {
        return good ? 1 : 0;
    }

    /** The ladder, to which an order among equals may still be added. */
    Ladder ladder() {
        return ladder;
    }

    /** Adds an allowed edge's worth to a tuple. */
    void put(int higher, int lower, long[] tuple, Ladder.Layout layout) {
        for (var rung : rungs) layout.add(tuple, rung.field, rung.worth.of(higher, lower));
    }
}
