package om.hawalis.engine;

/**
 * One player's hand, sowing a packed ring in place (articles 2.2 to 2.4). Made once and used for any number of turns;
 * a turn allocates nothing. Not for two threads at once.
 */
final class Hand {
    /** In place of a last hole: the sowing never ends. */
    static final int ENDLESS = -1;

    /** Laps sown before watching for a return to the start; few sowings last longer. */
    private static final int UNWATCHED = 48;

    private final Lanes lanes;
    private final long[] delta;
    private final byte[] last;
    private final int shift;
    private long laps;

    Hand(Lanes lanes) {
        this.lanes = lanes;
        this.delta = lanes.delta;
        this.last = lanes.last;
        this.shift = lanes.shift;
    }

    /**
     * Sows one turn from a hole of two stones or more, or from a single that may be moved.
     *
     * @param rings holds the ring before the turn from index {@code start}; the ring after it is written from index
     *     {@code at}, which must not overlap
     * @return the hole in which the sowing ended, or {@link #ENDLESS}, and then the rings are the same
     */
    int sow(long[] rings, int start, int at, int origin) {
        var hole = lanes.words == 2 ? sowTwoWords(rings, start, at, origin) : sowWords(rings, start, at, origin);
        return hole >= 0 ? hole : watch(rings, start, at, origin, ~hole);
    }

    /** Laps of the last turn sown; if it is endless, those after which everything is as before. */
    long laps() {
        return laps;
    }

    /** The hole the sowing ended in; or, negated, the hole at hand when it is to be watched. */
    private int sowTwoWords(long[] rings, int start, int at, int origin) {
        var low = rings[start];
        var high = rings[start + 1];
        var hole = origin;
        var lap = 0;
        var stones = (int) ((hole < 8 ? low : high) >>> (hole << 3)) & 0xFF;
        do {
            var entry = hole << shift | stones;
            low += delta[entry << 1];
            high += delta[(entry << 1) + 1];
            hole = last[entry];
            stones = (int) ((hole < 8 ? low : high) >>> (hole << 3)) & 0xFF;
        } while (++lap < UNWATCHED && stones != 1);
        rings[at] = low;
        rings[at + 1] = high;
        laps = lap;
        return stones == 1 ? hole : ~hole;
    }

    private int sowWords(long[] rings, int start, int at, int origin) {
        System.arraycopy(rings, start, rings, at, lanes.words);
        var hole = origin;
        laps = 0;
        do hole = lap(rings, at, hole);
        while (++laps < UNWATCHED && lanes.count(rings, at, hole) != 1);
        return lanes.count(rings, at, hole) == 1 ? hole : ~hole;
    }

    /** Sows a single lap; the hole its last stone falls into. */
    int lap(long[] ring, int at, int hole) {
        var entry = hole << lanes.shift | lanes.count(ring, at, hole);
        var words = lanes.words;
        for (var word = 0; word < words; word++) ring[at + word] += lanes.delta[entry * words + word];
        return lanes.last[entry];
    }

    /** Sows on until the sowing ends or the ring, turned to the hole at hand, is as at the start. */
    private int watch(long[] rings, int start, int at, int origin, int from) {
        var hole = from;
        while (lanes.count(rings, at, hole) != 1) {
            if (turned(rings, start, at, origin, hole)) {
                laps = period(rings, start, at, origin, hole);
                System.arraycopy(rings, start, rings, at, lanes.words);
                return ENDLESS;
            }
            hole = lap(rings, at, hole);
            laps++;
        }
        return hole;
    }

    /**
     * The laps after which a sowing is exactly where it began. A lap can be undone in one way only, and laps know no
     * first hole: so an endless sowing comes back to its start turned by some holes, again turned by as many more, and
     * so on until it is turned by none.
     */
    private long period(long[] rings, int start, int at, int origin, int from) {
        var hole = from;
        var back = 0L;
        do {
            hole = lap(rings, at, hole);
            back++;
        } while (!turned(rings, start, at, origin, hole));
        return back * (lanes.holes / commonDivisor(lanes.holes, Math.floorMod(hole - from, lanes.holes)));
    }

    private boolean turned(long[] rings, int start, int at, int origin, int hole) {
        var then = origin;
        var now = hole;
        for (var step = 0; step < lanes.holes; step++) {
            if (lanes.count(rings, start, then) != lanes.count(rings, at, now)) return false;
            then = then + 1 == lanes.holes ? 0 : then + 1;
            now = now + 1 == lanes.holes ? 0 : now + 1;
        }
        return true;
    }

    private static int commonDivisor(int some, int other) {
        return other == 0 ? some : commonDivisor(other, some % other);
    }
}
