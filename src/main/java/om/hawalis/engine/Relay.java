package om.hawalis.engine;

import java.util.Arrays;
import java.util.List;

/** One turn's sowing, lap by lap (articles 2.2 to 2.4), on a copy of the mover's ring. */
final class Relay {
    private final int[] start;
    private final int origin;
    private final int[] ring;
    private int hole;
    private long laps;

    Relay(List<Integer> ring, int origin) {
        this.start = ring.stream().mapToInt(Integer::intValue).toArray();
        this.origin = origin;
        this.ring = start.clone();
        this.hole = origin;
    }

    /** Sows until the last stone falls into an empty hole or everything is as at the start (article 3.4). */
    void run() {
        do lap();
        while (ring[hole] > 1 && !endless());
    }

    /** Lifts the hole at hand and sows its stones one by one; the last stone's hole is then at hand. */
    void lap() {
        var stones = ring[hole];
        ring[hole] = 0;
        for (; stones > 0; stones--) {
            hole = hole + 1 == ring.length ? 0 : hole + 1;
            ring[hole]++;
        }
        laps++;
    }

    /** Exact without remembering any lap between, as each lap can be undone in one way only. */
    boolean endless() {
        return laps > 0 && hole == origin && Arrays.equals(ring, start);
    }

    int hole() {
        return hole;
    }

    int stones() {
        return ring[hole];
    }

    long laps() {
        return laps;
    }

    List<Integer> ring() {
        return Arrays.stream(ring).boxed().toList();
    }
}
