package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.GameResult;
import om.hawalis.platform.Refusal;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import om.hawalis.standings.Fraction;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(ArquillianExtension.class)
class ChampionshipStoryIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private Championships championships;

    @Inject
    private RunChampionship run;

    @Inject
    private PairRound pairRound;

    @Inject
    private Boards boards;

    @Inject
    private Scoreboard scoreboard;

    private Identity.SignedIn organiser;

    @BeforeEach
    void someoneOrganises() {
        organiser = scene.organiser();
    }

    @Test
    void a_round_robin_runs_from_its_draft_to_its_archive() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);

        scene.playThrough(organiser, id, 3);
        as.run(organiser, () -> run.finish(id));
        as.run(organiser, () -> run.archive(id));

        var sheet = as.call(Identity.NOBODY, () -> championships.sheet(id));
        assertThat(sheet.state()).isEqualTo(ChampionshipState.FINISHED);
        assertThat(sheet.archived()).isTrue();
        assertThat(sheet.releasedRounds()).isEqualTo(sheet.plannedRounds()).isEqualTo(3);
        assertThat(points(id)).isEqualTo(Fraction.of(6));
    }

    @Test
    void a_round_goes_from_draft_to_confirmed_to_released_to_closed() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);

        var draft = as.call(organiser, () -> pairRound.propose(id));
        var confirmed = as.call(organiser, () -> pairRound.confirm(draft.id(), draft.version()));
        var released = as.call(organiser, () -> pairRound.release(draft.id(), confirmed.version(), Set.of()));
        scene.settleAll(organiser, released);
        var closed = as.call(Identity.NOBODY, () -> boards.round(draft.id()));

        assertThat(Stream.of(draft, confirmed, released, closed).map(RoundSheet::state))
                .containsExactly(RoundState.DRAFT, RoundState.CONFIRMED, RoundState.RELEASED, RoundState.CLOSED);
    }

    @Test
    void a_round_closes_with_its_last_official_board() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var round = scene.release(organiser, id);

        scene.settle(organiser, round.unsettled().getFirst(), GameResult.DRAWN);
        var afterFirst = state(round);
        scene.settle(organiser, round.unsettled().getLast(), GameResult.DRAWN);

        assertThat(afterFirst).isEqualTo(RoundState.RELEASED);
        assertThat(state(round)).isEqualTo(RoundState.CLOSED);
    }

    @Test
    void closing_a_round_names_its_unsettled_boards_and_takes_a_second_step() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var round = scene.release(organiser, id);
        scene.settle(organiser, round.unsettled().getFirst(), GameResult.SOUTH_WINS);
        var open = round.unsettled().getLast();

        assertThatThrownBy(() -> as.call(organiser, () -> pairRound.close(round.id(), Set.of())))
                .isInstanceOfSatisfying(
                        UnsettledBoards.class,
                        named -> assertThat(named.boards().stream().map(BoardSheet::id))
                                .containsExactly(open.id()));
        var closed = as.call(organiser, () -> pairRound.close(round.id(), Set.of(open.id())));

        assertThat(closed.state()).isEqualTo(RoundState.CLOSED);
        assertThat(closed.unsettled().stream().map(BoardSheet::id)).containsExactly(open.id());
    }

    @Test
    void the_next_round_of_a_round_robin_is_released_over_unsettled_boards_in_two_steps() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var first = scene.release(organiser, id);
        scene.settle(organiser, first.unsettled().getFirst(), GameResult.SOUTH_WINS);
        var open = first.unsettled().getLast().id();
        var draft = as.call(organiser, () -> pairRound.propose(id));
        var confirmed = as.call(organiser, () -> pairRound.confirm(draft.id(), draft.version()));

        assertThatThrownBy(() -> as.call(organiser, () -> pairRound.release(draft.id(), confirmed.version(), Set.of())))
                .isInstanceOf(UnsettledBoards.class);
        assertThat(state(first)).isEqualTo(RoundState.RELEASED);
        var second = as.call(organiser, () -> pairRound.release(draft.id(), confirmed.version(), Set.of(open)));

        assertThat(second.state()).isEqualTo(RoundState.RELEASED);
    }

    @Test
    void in_a_double_round_robin_everyone_meets_everyone_twice_with_sides_swapped() {
        var id = scene.running(organiser, 4, Cycles.DOUBLE);

        var rounds = scene.playThrough(organiser, id, 6);

        var meetings = rounds.stream().flatMap(this::meetings).toList();
        assertThat(meetings).hasSize(12).doesNotHaveDuplicates();
        assertThat(refusal(() -> as.call(organiser, () -> pairRound.propose(id))))
                .isEqualTo("round.all-paired");
    }

    private Stream<List<Integer>> meetings(RoundSheet round) {
        return round.boards().stream()
                .map(seated -> List.of(
                        seated.board().south().number(), seated.board().north().number()));
    }

    @Test
    void a_pairing_that_fails_changes_nothing_and_says_why() {
        var id = scene.running(organiser, 2, Cycles.SINGLE);
        scene.playThrough(organiser, id, 1);
        var before = as.call(organiser, () -> boards.rounds(id));

        var why = refusal(() -> as.call(organiser, () -> pairRound.propose(id)));

        assertThat(why).isEqualTo("round.all-paired");
        assertThat(as.call(organiser, () -> boards.rounds(id))).isEqualTo(before);
    }

    @Test
    void in_an_odd_field_everyone_is_free_once_and_the_free_round_scores_nothing() {
        var id = scene.running(organiser, 3, Cycles.SINGLE);

        var rounds = scene.playThrough(organiser, id, 3);

        var free = rounds.stream().flatMap(round -> round.byes().stream()).toList();
        assertThat(free).allMatch(bye -> bye.kind() == ByeKind.PAIRING_ALLOCATED);
        assertThat(free.stream().map(bye -> bye.entrant().number())).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(points(id)).isEqualTo(Fraction.of(3));
    }

    @Test
    void finishing_with_rounds_unplayed_takes_a_second_step() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        scene.playThrough(organiser, id, 1);

        assertThat(refusal(() -> as.run(organiser, () -> run.finish(id)))).isEqualTo("championship.rounds-missing");
        as.run(organiser, () -> run.finishEarly(id));
        as.run(organiser, () -> run.resume(id));

        assertThat(as.call(Identity.NOBODY, () -> championships.sheet(id)).state())
                .isEqualTo(ChampionshipState.RUNNING);
    }

    @Test
    void a_confirmed_round_is_taken_back_step_by_step_and_proposed_again() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var draft = as.call(organiser, () -> pairRound.propose(id));
        var confirmed = as.call(organiser, () -> pairRound.confirm(draft.id(), draft.version()));

        as.run(organiser, () -> pairRound.undo(draft.id(), confirmed.version()));
        var again = as.call(organiser, () -> boards.round(draft.id()));
        as.run(organiser, () -> pairRound.undo(draft.id(), again.version()));

        assertThat(again.state()).isEqualTo(RoundState.DRAFT);
        assertThat(as.call(organiser, () -> boards.rounds(id))).isEmpty();
        assertThat(as.call(organiser, () -> pairRound.propose(id)).number()).isEqualTo(1);
    }

    @Test
    void a_released_round_is_not_taken_back() {
        var id = scene.running(organiser, 4, Cycles.SINGLE);
        var round = scene.release(organiser, id);

        assertThat(refusal(() -> as.run(organiser, () -> pairRound.undo(round.id(), round.version()))))
                .isEqualTo("round.released");
    }

    private RoundState state(RoundSheet round) {
        return as.call(Identity.NOBODY, () -> boards.round(round.id())).state();
    }

    private Fraction points(ChampionshipId id) {
        return as.call(Identity.NOBODY, () -> scoreboard.standings(id)).standings().rows().stream()
                .map(om.hawalis.standings.Row::points)
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    static String refusal(ThrowingCallable call) {
        try {
            call.call();
            return "done";
        } catch (Refusal refusal) {
            return refusal.key();
        } catch (Throwable other) {
            throw new AssertionError(other);
        }
    }
}
