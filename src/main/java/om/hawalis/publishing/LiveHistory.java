package om.hawalis.publishing;

import java.util.ArrayList;

/**
 * The last changes in order, each under its number. Numbers begin where no earlier run of the application can have come
 * to, so that a position of another run is known as such. Safe for many threads; holds a fixed number of changes.
 */
final class LiveHistory {
    private static final int CHANGES_A_MILLISECOND = 1_000;

    private final LiveNews.Numbered[] ring;
    private final long origin;
    private long newest;

    /** @param startedAt milliseconds since 1970 */
    LiveHistory(int capacity, long startedAt) {
        this.ring = new LiveNews.Numbered[capacity];
        this.origin = Math.multiplyExact(startedAt, CHANGES_A_MILLISECOND);
        this.newest = origin;
    }

    synchronized void append(LiveChange change) {
        newest++;
        ring[slot(newest)] = new LiveNews.Numbered(newest, change);
    }

    synchronized long position() {
        return newest;
    }

    /** Costs a look at each change since the position. */
    synchronized LiveNews since(long position, LiveTopic topic) {
        if (position < oldestKnown() || position > newest) return new LiveNews.Lost(newest);
        var changes = new ArrayList<LiveNews.Numbered>();
        for (var id = position + 1; id <= newest; id++) {
            var numbered = ring[slot(id)];
            if (numbered.change().concerns(topic)) changes.add(numbered);
        }
        return new LiveNews.Changes(changes, newest);
    }

    /** The earliest position from which nothing is forgotten. */
    private long oldestKnown() {
        return Math.max(origin, newest - ring.length);
    }

    private int slot(long id) {
        return (int) ((id - origin) % ring.length);
    }
}
