package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import om.hawalis.contest.Stay;
import om.hawalis.platform.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StagesTest {
    private static final Stages GROUPS_THEN_KNOCKOUT = new Stages(List.of(
            new Stage(new Format.Groups(4, Cycles.SINGLE), 2),
            Stage.last(new Format.Knockout(Format.Knockout.ThirdPlace.PLAYED))));

    @Test
    void every_format_is_read_as_it_was_written() {
        var all = List.of(
                Stages.roundRobin(Cycles.DOUBLE),
                Stages.only(new Format.Swiss(9, Format.Swiss.Start.ACCELERATED)),
                Stages.only(new Format.Knockout(Format.Knockout.ThirdPlace.SHARED)),
                Stages.only(new Format.DoubleElimination()),
                GROUPS_THEN_KNOCKOUT);

        assertThat(all)
                .allSatisfy(stages -> assertThat(Stages.read(stages.text())).isEqualTo(stages));
        assertThat(GROUPS_THEN_KNOCKOUT.text()).isEqualTo("GROUPS:4:SINGLE:TO:2;KNOCKOUT:PLAYED");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "SWISS", "SWISS:nine:LEVEL", "CHESS:1", "SWISS:0:LEVEL", "GROUPS:1:SINGLE"})
    void what_is_no_stage_is_refused(String text) {
        assertThatThrownBy(() -> Stages.read(text)).isInstanceOf(Refusal.class);
    }

    @Test
    void only_the_last_stage_is_a_knock_out_and_nobody_goes_on_from_it() {
        var knockout = new Format.Knockout(Format.Knockout.ThirdPlace.PLAYED);
        var swiss = new Format.Swiss(3, Format.Swiss.Start.LEVEL);

        assertThatThrownBy(() -> new Stages(List.of(new Stage(knockout, 2), Stage.last(swiss))))
                .isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> new Stages(List.of(new Stage(swiss, 2)))).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> new Stages(List.of(new Stage(swiss, 1), Stage.last(knockout))))
                .isInstanceOf(Refusal.class);
    }

    @Test
    void the_rounds_of_all_stages_are_known_beforehand() {
        assertThat(GROUPS_THEN_KNOCKOUT.rounds(16)).isEqualTo(3 + 3);
        assertThat(GROUPS_THEN_KNOCKOUT.rounds(18)).isEqualTo(5 + 3);
        assertThat(Stages.only(new Format.Swiss(9, Format.Swiss.Start.LEVEL)).rounds(300))
                .isEqualTo(9);
        assertThat(Stages.roundRobin(Cycles.DOUBLE).rounds(5)).isEqualTo(10);
        assertThat(Stages.roundRobin(Cycles.SINGLE).rounds(1)).isZero();
    }

    @Test
    void a_stage_counts_stays_from_its_own_first_round() {
        var stays = List.of(new Stay(1, 2), new Stay(4, 6), new Stay(8, Stay.OPEN));

        assertThat(Withdrawal.staysAfter(3, stays)).containsExactly(new Stay(1, 3), new Stay(5, Stay.OPEN));
    }
}
