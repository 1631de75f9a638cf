package om.hawalis.championship;

import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Set;
import om.hawalis.contest.GameResult;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Row;
import om.hawalis.standings.Standings;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Knock-outs, groups and finals, and matches of two games, through the use cases. */
@ExtendWith(ArquillianExtension.class)
class StagesIT {
    private static final Format.Knockout KNOCKOUT = new Format.Knockout(Format.Knockout.ThirdPlace.PLAYED);

    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private PairRound pairRound;

    @Inject
    private Boards boards;

    @Inject
    private Championships championships;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private RunChampionship run;

    @Inject
    private Withdraw withdraw;

    private Identity.SignedIn organiser;

    @BeforeEach
    void someoneOrganises() {
        organiser = scene.organiser();
    }

    private static Regulations only(Format format) {
        return Regulations.USUAL.with(Stages.only(format));
    }

    private static Regulations groupsThenKnockout() {
        return Regulations.USUAL.with(new Stages(
                List.of(new Stage(new Format.Groups(2, Cycles.SINGLE), 2), Stage.last(KNOCKOUT))));
    }

    @Test
    void a_knock_out_of_six_gives_byes_to_the_top_and_ends_with_a_winner_and_a_third() {
        var id = scene.running(organiser, 6, only(KNOCKOUT));

        var rounds = List.of(play(id), play(id), play(id));

        assertThat(rounds.getFirst().byes().stream().map(bye -> bye.entrant().number()))
                .containsExactlyInAnyOrder(1, 2);
        assertThat(rounds.stream().map(round -> round.boards().size())).containsExactly(2, 2, 2);
        as.run(organiser, () -> run.finish(id));
        var table = standings(id);
        assertThat(table.rows().stream().map(Row::rank)).containsExactly(1, 2, 3, 4, 5, 5);
        assertThat(table.rows().getFirst().entrant().number()).isEqualTo(1);
    }

    @Test
    void a_drawn_knock_out_game_is_followed_by_another_with_sides_swapped_and_then_the_lot() {
        var id = scene.running(organiser, 2, only(KNOCKOUT));
        var round = scene.release(organiser, id);
        var board = round.boards().getFirst().board();

        scene.settle(organiser, board, 1, GameResult.DRAWN);
        var level = as.call(organiser, () -> boards.round(round.id()));
        scene.settle(organiser, board, 2, GameResult.DRAWN);
        var decided = as.call(organiser, () -> boards.round(round.id()));

        assertThat(level.state()).isEqualTo(RoundState.RELEASED);
        assertThat(level.boards().getFirst().board().games()).isEqualTo(2);
        assertThat(decided.state()).isEqualTo(RoundState.CLOSED);
        var drawing = as.call(organiser, () -> scoreboard.stages(id))
                .getFirst()
                .bracket()
                .orElseThrow();
        assertThat(drawing.matches().getFirst().byLot()).isTrue();
        as.run(organiser, () -> run.finish(id));
    }

    @Test
    void who_loses_twice_is_out_of_a_double_elimination() {
        var id = scene.running(organiser, 4, only(new Format.DoubleElimination()));

        var played = 0;
        while (refusal(() -> play(id)).equals("done")) played++;

        assertThat(played).isEqualTo(4);
        as.run(organiser, () -> run.finish(id));
        assertThat(standings(id).rows().stream().map(Row::rank)).containsExactly(1, 2, 3, 4);
    }

    @Test
    void the_best_of_each_group_play_a_knock_out_and_first_meet_the_other_group() {
        var id = scene.running(organiser, 8, groupsThenKnockout());
        for (var i = 0; i < 3; i++) play(id);

        var semifinals = play(id);
        var finals = play(id);

        assertThat(semifinals.number()).isEqualTo(4);
        assertThat(semifinals.stage()).isEqualTo(2);
        assertThat(pairs(semifinals)).containsExactlyInAnyOrder(Set.of(1, 3), Set.of(2, 4));
        assertThat(finals.boards()).hasSize(2);
        as.run(organiser, () -> run.finish(id));
        assertThat(standings(id).rows().stream().map(row -> row.entrant().number()))
                .startsWith(1, 2)
                .hasSize(8);
        var stages = as.call(organiser, () -> scoreboard.stages(id));
        assertThat(stages.getFirst().groups()).hasSize(2);
        assertThat(stages.getLast().bracket().orElseThrow().matches()).hasSize(4);
        assertThat(as.call(organiser, () -> championships.sheet(id)).plannedRounds())
                .isEqualTo(5);
    }

    @Test
    void the_final_is_not_drawn_while_a_board_of_the_groups_waits_and_a_dropped_draft_leaves_no_trace() {
        var id = scene.running(organiser, 8, groupsThenKnockout());
        for (var i = 0; i < 2; i++) play(id);
        var third = scene.release(organiser, id);
        assertThatThrownBy(() -> as.call(organiser, () -> pairRound.propose(id)))
                .isInstanceOf(UnsettledBoards.class);
        settle(third);

        var draft = as.call(organiser, () -> pairRound.propose(id));
        as.run(organiser, () -> pairRound.undo(draft.id(), draft.version()));

        assertThat(as.call(organiser, () -> scoreboard.stages(id))).hasSize(1);
        assertThat(pairs(as.call(organiser, () -> pairRound.propose(id)))).hasSize(2);
    }

    @Test
    void who_withdrew_before_the_final_makes_room_for_the_next_in_rank() {
        var id = scene.running(organiser, 8, groupsThenKnockout());
        for (var i = 0; i < 3; i++) play(id);
        var first =
                as.call(organiser, () -> scoreboard.standings(id)).entrant(1).id();
        as.run(organiser, () -> withdraw.withdraw(first));

        var semifinals = as.call(organiser, () -> pairRound.propose(id));

        assertThat(pairs(semifinals)).hasSize(2).noneMatch(pair -> pair.contains(1));
    }

    @Test
    void in_a_match_of_two_games_sides_are_swapped_and_the_match_is_one_result() {
        var rules = SwissIT.swiss(3).with(Encounter.TWO_GAME_MATCH);
        var id = scene.running(organiser, 4, rules);
        var round = scene.release(organiser, id);
        var board = round.boards().getFirst().board();

        scene.settle(organiser, board, 1, GameResult.SOUTH_WINS);
        var half = as.call(organiser, () -> boards.round(round.id()));
        scene.settle(organiser, board, 2, GameResult.DRAWN);

        assertThat(half.boards().getFirst().isSettled()).isFalse();
        assertThat(board.southOf(2)).isEqualTo(board.northOf(1));
        assertThat(points(id, board.south().number())).isEqualTo(Fraction.of(1));
        assertThat(points(id, board.north().number())).isEqualTo(Fraction.ZERO);
    }

    @Test
    void two_games_that_count_each_are_added_up() {
        var rules = SwissIT.swiss(3).with(Encounter.TWO_GAMES);
        var id = scene.running(organiser, 5, rules);
        var round = scene.release(organiser, id);
        var board = round.boards().getFirst().board();

        scene.settle(organiser, board, 1, GameResult.SOUTH_WINS);
        scene.settle(organiser, board, 2, GameResult.NORTH_WINS);

        assertThat(points(id, board.south().number())).isEqualTo(Fraction.of(2));
        assertThat(points(id, round.byes().getFirst().entrant().number())).isEqualTo(Fraction.of(2));
    }

    private RoundSheet play(ChampionshipId id) {
        var round = scene.release(organiser, id);
        settle(round);
        return round;
    }

    /** Whoever has the lower number wins. */
    private void settle(RoundSheet round) {
        for (var board : round.unsettled()) {
            var south = board.south().number() < board.north().number();
            scene.settle(organiser, board, south ? GameResult.SOUTH_WINS : GameResult.NORTH_WINS);
        }
    }

    private Standings standings(ChampionshipId id) {
        return as.call(organiser, () -> scoreboard.standings(id)).standings();
    }

    private Fraction points(ChampionshipId id, int number) {
        return standings(id).row(number).points();
    }

    private static List<Set<Integer>> pairs(RoundSheet round) {
        return round.boards().stream()
                .map(seated -> Set.of(
                        seated.board().south().number(), seated.board().north().number()))
                .toList();
    }
}
