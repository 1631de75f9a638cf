package om.hawalis.engine;

import java.util.Arrays;
import java.util.List;

/** The best line found so far from each ply of a search. */
final class BestLines {
    private final int[][] lines;
    private final int[] lengths;

    BestLines(int plies) {
        this.lines = new int[plies][plies];
        this.lengths = new int[plies];
    }

    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** The line from a ply is now this move and then the line from the ply after it. */
    void extend(int ply, int move) {
        lines[ply][0] = move;
        System.arraycopy(lines[ply + 1], 0, lines[ply], 1, lengths[ply + 1]);
        lengths[ply] = 1 + lengths[ply + 1];
    }

    /** The line from the first ply. */
    List<Integer> first() {
        return Arrays.stream(lines[0], 0, lengths[0]).boxed().toList();
    }
}
