package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import om.hawalis.club.ClubId;
import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;
import org.junit.jupiter.api.Test;

class NextStepTest {
    private static final ChampionshipId ID = new ChampionshipId(UUID.randomUUID());

    @Test
    void a_draft_wants_two_players_and_then_its_start() {
        assertThat(NextStep.of(championship(ChampionshipState.DRAFT, 1), rounds()))
                .isEqualTo(NextStep.ENTER_PLAYERS);
        assertThat(NextStep.of(championship(ChampionshipState.DRAFT, 2), rounds()))
                .isEqualTo(NextStep.START);
    }

    @Test
    void a_running_championship_takes_one_round_after_the_other_through_its_steps() {
        assertThat(running()).isEqualTo(NextStep.PROPOSE);
        assertThat(running(RoundState.DRAFT)).isEqualTo(NextStep.CONFIRM);
        assertThat(running(RoundState.CONFIRMED)).isEqualTo(NextStep.RELEASE);
        assertThat(running(RoundState.RELEASED)).isEqualTo(NextStep.AWAIT_RESULTS);
        assertThat(running(RoundState.CLOSED)).isEqualTo(NextStep.PROPOSE);
    }

    @Test
    void it_finishes_when_every_planned_round_is_closed() {
        assertThat(running(RoundState.CLOSED, RoundState.CLOSED, RoundState.CLOSED))
                .isEqualTo(NextStep.FINISH);
        assertThat(running(RoundState.CLOSED, RoundState.RELEASED, RoundState.CLOSED))
                .isEqualTo(NextStep.AWAIT_RESULTS);
    }

    @Test
    void what_is_over_asks_for_nothing() {
        assertThat(NextStep.of(championship(ChampionshipState.FINISHED, 4), rounds()))
                .isEqualTo(NextStep.NONE);
        assertThat(NextStep.of(championship(ChampionshipState.CANCELLED, 4), rounds()))
                .isEqualTo(NextStep.NONE);
    }

    private static NextStep running(RoundState... states) {
        return NextStep.of(championship(ChampionshipState.RUNNING, 4), rounds(states));
    }

    private static List<RoundSheet> rounds(RoundState... states) {
        var rounds = new ArrayList<RoundSheet>();
        for (var state : states)
            rounds.add(new RoundSheet(
                    new RoundId(UUID.randomUUID()),
                    ID,
                    rounds.size() + 1,
                    1,
                    state,
                    0,
                    List.of(),
                    List.of(),
                    Optional.empty()));
        return rounds;
    }

    private static ChampionshipSheet championship(ChampionshipState state, int entrants) {
        return new ChampionshipSheet(
                ID,
                new Slug("cup"),
                new Name("Cup", ""),
                new ClubId(UUID.randomUUID()),
                new Name("Ruwi", ""),
                "",
                LocalDate.of(2026, 12, 4),
                LocalDate.of(2026, 12, 4),
                ChampionshipForm.USUAL_ZONE,
                new RuleSetSheet("oman", 1),
                Points.STANDARD,
                TieBreakOrder.USUAL.codes(),
                1,
                Encounter.ONE_GAME,
                Stages.roundRobin(Cycles.SINGLE),
                0,
                state,
                Optional.empty(),
                false,
                entrants,
                3,
                0,
                0);
    }
}
