package om.hawalis.pairing;

import java.util.stream.IntStream;

/**
 * Contenders who stand one after another in the order of score and starting number.
 *
 * @param from the first place
 * @param to the place behind the last
 */
record Span(int from, int to) {
    int size() {
        return to - from;
    }

    boolean isEmpty() {
        return from == to;
    }

    int get(int index) {
        return from + index;
    }

    int last() {
        return to - 1;
    }

    IntStream places() {
        return IntStream.range(from, to);
    }

    int[] toArray() {
        return places().toArray();
    }
}
