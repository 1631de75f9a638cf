package om.hawalis.engine;

import java.util.List;

/**
 * The laps of one move in order, so that it can be shown without knowing the rules.
 *
 * @param laps the first laps, as many as were asked for or as there are
 * @param sowing the whole turn: how many laps there are in all, and what it captures at its end
 */
public record Trace(Side side, List<Lap> laps, Sowing sowing) {
    public Trace {
        laps = List.copyOf(laps);
    }

    /** Whether the list shows the sowing to its end. */
    public boolean whole() {
        return sowing instanceof Sowing.Finite && laps.size() == sowing.laps();
    }
}
