package om.hawalis.pairing;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What is paired at one step: a score group and those moved down into it, with all that lies below. Contenders are
 * named by place.
 *
 * @param moved moved-down players, in order; they never meet each other
 * @param residents the score group
 * @param next the score group below; empty at the last
 * @param rest everybody below that
 */
record Bracket(List<Integer> moved, Span residents, Span next, Span rest) {
    Bracket {
        moved = List.copyOf(moved);
    }

    int size() {
        return moved.size() + residents.size();
    }

    int[] movedPlaces() {
        return moved.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Moved-down players, then residents. */
    IntStream members() {
        return IntStream.concat(moved.stream().mapToInt(Integer::intValue), residents.places());
    }

    /** Everybody below the bracket. */
    Span below() {
        return new Span(next.from(), rest.to());
    }
}
