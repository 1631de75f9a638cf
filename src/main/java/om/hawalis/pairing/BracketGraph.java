package om.hawalis.pairing;

import java.util.stream.IntStream;

/**
 * The vertices of one bracket's matching: moved-down players, residents, then as much of what lies below as is needed.
 *
 * @param places the place of each vertex, ascending
 * @param moved how many are moved-down players
 * @param bracket how many stand in the bracket
 * @param next how many stand in the next score group, where that belongs to the graph
 */
record BracketGraph(int[] places, int moved, int bracket, int next) {

    /** How much of what lies below belongs to the graph. */
    enum Scope {
        BRACKET,
        NEXT,
        ALL
    }

    static BracketGraph of(Bracket bracket, Scope scope) {
        var below = switch (scope) {
            case BRACKET -> IntStream.empty();
            case NEXT -> bracket.next().places();
            case ALL -> bracket.below().places();
        };
        return new BracketGraph(
                IntStream.concat(bracket.members(), below).toArray(),
                bracket.moved().size(),
                bracket.size(),
                scope == Scope.BRACKET ? 0 : bracket.next().size());
    }

    int size() {
        return places.length;
    }

    int place(int vertex) {
        return places[vertex];
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
