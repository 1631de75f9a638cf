package om.hawalis.game;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import om.hawalis.engine.Side;

/**
 * A game's clock at a moment.
 *
 * @param south what is left, nothing below zero
 * @param turn how long the turn lasts by now; of it, what a delay leaves free is not yet taken from what is left
 * @param running whose clock runs; nobody's before the start, after the end, and while it is stopped
 * @param stopped by an arbiter
 * @param fallen whose time was the first to be over
 * @param plies what the clock said at each ply that stands
 * @param at by the server's time, which decides
 */
public record ClockReading(
        TimeControl control,
        Duration south,
        Duration north,
        Duration turn,
        Optional<Side> running,
        boolean stopped,
        Optional<Side> fallen,
        List<PlyTime> plies,
        Instant at) {
    public ClockReading {
        plies = List.copyOf(plies);
    }

    /**
     * The time of a ply.
     *
     * @param took from the ply before it, stops not counted
     * @param left to whoever played it, then
     */
    public record PlyTime(int ply, Instant at, Duration took, Duration left) {}

    public Duration left(Side side) {
        return side == Side.SOUTH ? south : north;
    }
}
