package om.hawalis.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import om.hawalis.engine.Side;
import om.hawalis.platform.Refusal;
import org.junit.jupiter.api.Test;

class ClockTapeTest {
    private static final Duration BASE = seconds(60);
    private static final TimeControl SUDDEN = new TimeControl.SuddenDeath(BASE);

    private static Duration seconds(int number) {
        return Duration.ofSeconds(number);
    }

    private static Instant at(int second) {
        return Instant.EPOCH.plusSeconds(second);
    }

    private static List<Instant> plies(int... seconds) {
        return IntStream.of(seconds).mapToObj(ClockTapeTest::at).toList();
    }

    private static ClockTape tape(TimeControl control, List<Instant> plies, ClockTape.Switch... switches) {
        return ClockTape.of(control, plies, List.of(switches), Optional.empty());
    }

    private static ClockTape.Switch runs(int second) {
        return new ClockTape.Switch(true, at(second));
    }

    private static ClockTape.Switch stands(int second) {
        return new ClockTape.Switch(false, at(second));
    }

    @Test
    void before_anything_both_have_all_their_time_and_nothing_runs() {
        var reading = tape(SUDDEN, List.of()).at(at(500));

        assertThat(reading.south()).isEqualTo(BASE);
        assertThat(reading.north()).isEqualTo(BASE);
        assertThat(reading.running()).isEmpty();
        assertThat(reading.stopped()).isFalse();
    }

    @Test
    void the_first_ply_starts_it_and_takes_no_time() {
        var reading = tape(SUDDEN, plies(100, 110, 125)).at(at(130));

        assertThat(reading.plies())
                .extracting(ClockReading.PlyTime::took)
                .containsExactly(Duration.ZERO, seconds(10), seconds(15));
        assertThat(reading.south()).isEqualTo(seconds(45));
        assertThat(reading.north()).isEqualTo(seconds(45));
        assertThat(reading.running()).contains(Side.NORTH);
    }

    @Test
    void started_before_the_first_ply_it_takes_the_time_of_that_ply_too() {
        var reading = tape(SUDDEN, plies(20), runs(0)).at(at(25));

        assertThat(reading.south()).isEqualTo(seconds(40));
        assertThat(reading.north()).isEqualTo(seconds(55));
    }

    @Test
    void time_while_it_is_stopped_is_nobodys() {
        var reading = tape(SUDDEN, plies(0, 10), stands(15), runs(100)).at(at(105));

        assertThat(reading.south()).isEqualTo(seconds(50));
        assertThat(reading.stopped()).isFalse();
        assertThat(tape(SUDDEN, plies(0, 10), stands(15)).at(at(900)).stopped()).isTrue();
        assertThat(tape(SUDDEN, plies(0, 10), stands(15)).at(at(900)).south()).isEqualTo(seconds(55));
    }

    @Test
    void an_increment_is_granted_after_each_own_ply() {
        var reading = tape(new TimeControl.Increment(BASE, seconds(5)), plies(10, 20, 40), runs(0))
                .at(at(40));

        assertThat(reading.south()).isEqualTo(seconds(60 - 10 + 5 - 20 + 5));
        assertThat(reading.north()).isEqualTo(seconds(60 - 10 + 5));
    }

    @Test
    void a_delay_leaves_the_first_moments_of_a_turn_free() {
        var reading = tape(new TimeControl.Delay(BASE, seconds(5)), plies(3, 13, 20), runs(0))
                .at(at(22));

        assertThat(reading.south()).isEqualTo(seconds(60 - 2));
        assertThat(reading.north()).isEqualTo(seconds(60 - 5));
        assertThat(reading.turn()).isEqualTo(seconds(2));
    }

    @Test
    void the_first_flag_to_fall_is_told_and_nothing_is_left_below_zero() {
        var reading = tape(SUDDEN, plies(0, 61), runs(0)).at(at(300));

        assertThat(reading.fallen()).contains(Side.NORTH);
        assertThat(reading.north()).isZero();
        assertThat(reading.south()).isZero();
        assertThat(tape(SUDDEN, plies(0), runs(0)).at(at(59)).fallen()).isEmpty();
        assertThat(tape(SUDDEN, plies(0), runs(0)).at(at(60)).fallen()).contains(Side.NORTH);
    }

    @Test
    void a_game_that_is_over_takes_no_more_time() {
        var tape = ClockTape.of(SUDDEN, plies(0, 10), List.of(), Optional.of(at(12)));

        assertThat(tape.at(at(1000)).south()).isEqualTo(seconds(58));
        assertThat(tape.at(at(1000)).running()).isEmpty();
    }

    @Test
    void without_a_control_nothing_runs_and_nothing_falls_but_times_are_kept() {
        var reading = tape(new TimeControl.None(), plies(0, 10)).at(at(900));

        assertThat(reading.running()).isEmpty();
        assertThat(reading.fallen()).isEmpty();
        assertThat(reading.plies()).hasSize(2);
        assertThat(reading.plies().getLast().took()).isEqualTo(seconds(10));
    }

    @Test
    void what_is_taken_from_both_is_the_time_that_it_ran() {
        var chance = new Random(7);
        for (var round = 0; round < 500; round++) {
            var moments = chance.ints(12, 1, 400).sorted().boxed().toList();
            var plies = moments.stream().limit(8).map(ClockTapeTest::at).toList();
            var switches = new ArrayList<ClockTape.Switch>(List.of(runs(0)));
            Stream.of(8, 10).forEach(i -> {
                switches.add(stands(moments.get(i)));
                switches.add(runs(moments.get(i + 1)));
            });
            var control = new TimeControl.SuddenDeath(seconds(4000));

            var reading =
                    ClockTape.of(control, plies, switches, Optional.empty()).at(at(400));

            var ran = 400 - (moments.get(9) - moments.get(8)) - (moments.get(11) - moments.get(10));
            assertThat(reading.south().plus(reading.north())).isEqualTo(seconds(8000 - ran));
        }
    }

    @Test
    void a_control_refuses_nonsense() {
        assertThatThrownBy(() -> new TimeControl.SuddenDeath(Duration.ZERO)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> new TimeControl.Increment(BASE, Duration.ofHours(2)))
                .isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> new TimeControl.Delay(Duration.ofDays(2), seconds(1)))
                .isInstanceOf(Refusal.class);
    }
}
