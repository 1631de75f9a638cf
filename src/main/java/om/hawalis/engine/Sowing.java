package om.hawalis.engine;

import java.util.List;

/** What one turn's sowing came to. */
public sealed interface Sowing {

    /** Laps sown; of an endless sowing, the laps after which everything is as before the move. */
    long laps();

    /** All stones captured. */
    default int captured() {
        return switch (this) {
            case Finite finite ->
                finite.captures().stream().mapToInt(Capture::stones).sum();
            case Endless endless -> 0;
        };
    }

    /**
     * A sowing that ended.
     *
     * @param last the hole in which it ended
     * @param captures the enemy's holes emptied, the inner one first; empty when nothing was captured
     */
    record Finite(long laps, Hole last, List<Capture> captures) implements Sowing {
        public Finite {
            captures = List.copyOf(captures);
        }
    }

    /**
     * A sowing that never ends (article 3.4).
     *
     * @param period laps after which ring and hole to lift are exactly as at the turn's start
     */
    record Endless(long period) implements Sowing {
        @Override
        public long laps() {
            return period;
        }
    }
}
