package om.hawalis.game;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.engine.Side;

/**
 * Reads a clock off what is known of a game: a ply taken back has taken no time, and its turn goes on. The clock starts when it is said to, or
 * else with the first ply, which then took no time.
 *
 * @param plies when each ply that stands was entered, the first South's
 * @param stretches when the clock was let run, and when it was stopped, in turn
 * @param end when the game was over
 */
record ClockTape(TimeControl control, List<Instant> plies, List<Stretch> runs, Optional<Instant> end) {

    /** Somebody let it run, or stopped it. */
    record Switch(boolean runs, Instant at) {}

    static ClockTape of(TimeControl control, List<Instant> plies, List<Switch> switches, Optional<Instant> end) {
        var all = new ArrayList<>(switches);
        if (!plies.isEmpty()) all.add(new Switch(true, plies.getFirst()));
        all.sort(Comparator.comparing(Switch::at));
        var begun = all.stream().anyMatch(Switch::runs) ? all : List.<Switch>of();
        return new ClockTape(control, plies, stretches(begun), end);
    }

    /** Running it while it runs, or stopping it while it stands, changes nothing; the first ply starts it only if nobody has before. */
    private static List<Stretch> stretches(List<Switch> switches) {
        var found = new ArrayList<Stretch>();
        Optional<Instant> since = Optional.empty();
        for (var one : switches) {
            if (one.runs() && since.isEmpty()) since = Optional.of(one.at());
            else if (!one.runs() && since.isPresent()) {
                found.add(new Stretch(since.get(), Optional.of(one.at())));
                since = Optional.empty();
            }
        }
        since.ifPresent(start -> found.add(new Stretch(start, Optional.empty())));
        return found;
    }

    /** A time in which it runs. */
    record Stretch(Instant from, Optional<Instant> until) {
        Duration within(Instant start, Instant stop) {
            var first = from.isAfter(start) ? from : start;
            var last = until.filter(stop::isAfter).orElse(stop);
            return last.isAfter(first) ? Duration.between(first, last) : Duration.ZERO;
        }

        boolean covers(Instant moment) {
            return !moment.isBefore(from) && until.filter(moment::isAfter).isEmpty();
        }
    }

    /** Costs a look at every ply. */
    ClockReading at(Instant now) {
        var moment = end.filter(now::isAfter).orElse(now);
        Map<Side, Duration> left = new EnumMap<>(Map.of(Side.SOUTH, control.base(), Side.NORTH, control.base()));
        Optional<Side> fallen = Optional.empty();
        var times = new ArrayList<ClockReading.PlyTime>();
        var since = runs.isEmpty() ? moment : runs.getFirst().from();
        var mover = Side.SOUTH;
        for (var ply : plies) {
            var took = spent(runs, since, ply);
            var rest = left.get(mover).minus(control.charged(took));
            if (fallen.isEmpty() && isOver(rest)) fallen = Optional.of(mover);
            left.put(mover, (isOver(rest) ? Duration.ZERO : rest).plus(control.granted()));
            times.add(new ClockReading.PlyTime(times.size() + 1, ply, took, left.get(mover)));
            since = ply;
            mover = mover.opponent();
        }
        var turn = spent(runs, since, moment);
        var rest = left.get(mover).minus(control.charged(turn));
        if (fallen.isEmpty() && isOver(rest)) fallen = Optional.of(mover);
        left.put(mover, isOver(rest) ? Duration.ZERO : rest);
        var isRunning = isTimed() && end.isEmpty() && runs.stream().anyMatch(run -> run.covers(moment));
        return new ClockReading(
                control,
                left.get(Side.SOUTH),
                left.get(Side.NORTH),
                turn,
                isRunning ? Optional.of(mover) : Optional.empty(),
                isTimed() && end.isEmpty() && !isRunning && !runs.isEmpty(),
                isTimed() ? fallen : Optional.empty(),
                times,
                moment);
    }

    private boolean isTimed() {
        return control.kind() != TimeControl.Kind.NONE;
    }

    private static boolean isOver(Duration rest) {
        return rest.isNegative() || rest.isZero();
    }

    private static Duration spent(List<Stretch> runs, Instant from, Instant until) {
        return runs.stream().map(run -> run.within(from, until)).reduce(Duration.ZERO, Duration::plus);
    }
}
