package om.hawalis.pairing;

import java.util.List;

/**
 * How a bracket is paired.
 *
 * @param pairs two places each, the higher ranked first
 * @param floaters who moves down from here, or rests, in order
 */
record BracketPairing(List<int[]> pairs, List<Integer> floaters) {
    BracketPairing {
        pairs = List.copyOf(pairs);
        floaters = List.copyOf(floaters);
    }
}
