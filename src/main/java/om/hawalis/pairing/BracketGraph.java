package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The vertices of one bracket's matching: moved-down players, residents, then as much of what lies below as is needed.
 *
 * @param places the place of each vertex
 * @param moved how many are moved-down players
 * @param bracket how many stand in the bracket
 * @param next how many stand in the next score group, where that belongs to the graph
 */
record BracketGraph(List<Integer> places, int moved, int bracket, int next) {

    /** How much of what lies below belongs to the graph. */
    enum Scope {
        BRACKET,
        NEXT,
        ALL
    }

    static BracketGraph of(Bracket bracket, Scope scope) {
        var places = new ArrayList<>(bracket.moved());
        places.addAll(bracket.residents());
        var next = scope == Scope.BRACKET ? List.<Integer>of() : bracket.next();
        places.addAll(next);
        if (scope == Scope.ALL) places.addAll(bracket.rest());
        return new BracketGraph(places, bracket.moved().size(), bracket.size(), next.size());
    }

    int size() {
        return places.size();
    }

    int place(int vertex) {
        return places.get(vertex);
    }

    boolean movedDown(int vertex) {
        return vertex < moved;
    }

    boolean resident(int vertex) {
        return moved <= vertex && vertex < bracket;
    }

    boolean inNext(int vertex) {
        return bracket <= vertex && vertex < bracket + next;
    }

    IntStream residents() {
        return IntStream.range(moved, bracket);
    }
}
