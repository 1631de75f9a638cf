package om.hawalis.championship;

import java.time.Duration;
import java.util.List;

/**
 * Rounds put one after the other: a round that does not fit into the day any more begins the next.
 *
 * @param playing with the pauses between rounds of a day
 * @param days begun
 */
record Timetable(Duration playing, int days) {

    /** @param rounds how many minutes each takes */
    static Timetable of(List<Long> rounds, Pace pace) {
        var playing = 0L;
        var days = 0L;
        var left = 0L;
        for (var round : rounds) {
            if (days > 0 && pace.pause() + round <= left) {
                playing += pace.pause() + round;
                left -= pace.pause() + round;
                continue;
            }
            var spent = Math.max(1, (round + pace.minutesADay() - 1) / pace.minutesADay());
            days += spent;
            left = spent * pace.minutesADay() - round;
            playing += round;
        }
        return new Timetable(Duration.ofMinutes(playing), Math.toIntExact(days));
    }
}
