package om.hawalis.api;

import java.time.Duration;
import java.util.List;
import om.hawalis.engine.Side;
import om.hawalis.game.ClockReading;
import om.hawalis.game.TimeControl;
import org.jspecify.annotations.Nullable;

/** A game's clock by the server's time; all spans in milliseconds. */
public record ClockJson(
        ControlJson control,
        long south,
        long north,
        long turn,
        @Nullable String running,
        boolean stopped,
        @Nullable String fallen,
        List<PlyTimeJson> plies,
        String at) {

    /** {@code NONE}, {@code SUDDEN_DEATH}, {@code INCREMENT} or {@code DELAY}. */
    public record ControlJson(String kind, long baseSeconds, long stepSeconds) {
        static ControlJson of(TimeControl control) {
            return new ControlJson(
                    control.kind().name(),
                    control.base().toSeconds(),
                    control.step().toSeconds());
        }
    }

    /** When a ply was entered, how long its turn took, and what was left then to whoever played it. */
    public record PlyTimeJson(int ply, String at, long took, long left) {
        static PlyTimeJson of(ClockReading.PlyTime time) {
            return new PlyTimeJson(time.ply(), time.at().toString(), millis(time.took()), millis(time.left()));
        }
    }

    static ClockJson of(ClockReading reading) {
        return new ClockJson(
                ControlJson.of(reading.control()),
                millis(reading.south()),
                millis(reading.north()),
                millis(reading.turn()),
                reading.running().map(ClockJson::letter).orElse(null),
                reading.stopped(),
                reading.fallen().map(ClockJson::letter).orElse(null),
                reading.plies().stream().map(PlyTimeJson::of).toList(),
                reading.at().toString());
    }

    private static String letter(Side side) {
        return String.valueOf(side.letter());
    }

    private static long millis(Duration span) {
        return span.toMillis();
    }
}
