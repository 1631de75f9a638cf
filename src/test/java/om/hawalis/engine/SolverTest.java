package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.OMAN;
import static om.hawalis.engine.GameFixtures.position;
import static om.hawalis.engine.GameFixtures.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolverTest {
    private static final String CYCLE = "0,2,1,1,0,1,0/1,0,1,0,1,0,1/0,1,0,1,0,1,0/2,1,1,0,1,0,1 N";

    private static Solution solve(RuleSet rules, Position position) {
        return Solver.solve(rules, position, Solver.Effort.usual());
    }

    private static Game played(RuleSet rules, Position position, List<Hole> line) {
        var game = Game.start(rules, position);
        for (var hole : line) game = game.after(hole);
        return game;
    }

    @Test
    void problem_1_is_won_by_south_in_41() {
        var problem = position(GameFixtures.PROBLEM_1);

        var solution = (Solution.Won) solve(OMAN, problem);

        assertThat(solution.winner()).isEqualTo(Side.SOUTH);
        assertThat(solution.plies()).isEqualTo(41);
        assertThat(played(OMAN, problem, solution.line()).verdict())
                .contains(Verdict.win(VerdictKind.CAPTURED_ALL, Side.SOUTH));
        assertThat(solution.line()).hasSize(41);
    }

    @Test
    void the_try_of_problem_1_is_won_by_north_in_21() {
        var tried = GameFixtures.play(Game.start(OMAN, position(GameFixtures.PROBLEM_1)), "2");

        var solution = (Solution.Won) solve(OMAN, tried.position());

        assertThat(solution.winner()).isEqualTo(Side.NORTH);
        assertThat(solution.plies()).isEqualTo(21);
    }

    @Test
    void problem_1_is_not_decided_within_40_plies() {
        var effort = new Solver.Effort(40, null, () -> true);

        assertThat(Solver.solve(OMAN, position(GameFixtures.PROBLEM_1), effort)).isEqualTo(new Solution.Undecided(40));
    }

    @ParameterizedTest
    @ValueSource(strings = {CYCLE, "0,0,0,0,0,0,1/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 S"})
    void the_line_of_a_solution_ends_in_what_was_proven(String text) {
        var start = position(text);

        var verdict = switch (solve(OMAN, start)) {
            case Solution.Won(var winner, var plies, var line) -> {
                assertThat(line).hasSize(plies);
                yield played(OMAN, start, line)
                        .verdict()
                        .flatMap(Verdict::winner)
                        .equals(Optional.of(winner));
            }
            case Solution.Drawn(var line) -> played(OMAN, start, line).result() == Result.DRAW;
            case Solution.Undecided undecided -> false;
        };

        assertThat(verdict).isTrue();
    }

    @Test
    void a_position_nobody_can_win_is_a_draw() {
        var rules = rules("mulabalaba@6");
        var start = Position.parse("0,0,0,0,0,0/0,0,0,0,1,1/0,0,0,0,0,0/0,1,0,0,0,0 S", rules)
                .orElseThrow();

        var solution = (Solution.Drawn) solve(rules, start);

        assertThat(played(rules, start, solution.line()).verdict())
                .contains(new Verdict(VerdictKind.REPETITION, Result.DRAW));
    }

    @Test
    void the_standing_at_which_repetition_draws_makes_no_difference() {
        var third = rules("oman,repetition=3");

        assertThat(solve(third, position(CYCLE))).hasSameClassAs(solve(OMAN, position(CYCLE)));
        assertThat(((Solution.Won) solve(third, position(GameFixtures.PROBLEM_1))).plies())
                .isEqualTo(41);
    }

    @Test
    void a_side_with_nothing_but_an_endless_move_draws_or_loses_by_it() {
        var endless = position("0,0,0,0,0,0,1/0,0,0,0,0,0,0/1,0,1,0,1,0,1/0,1,3,1,0,1,0 S");

        assertThat(solve(OMAN, endless)).isEqualTo(new Solution.Drawn(List.of(Hole.south(2))));
        assertThat(solve(rules("oman-de-voogt"), endless))
                .isEqualTo(new Solution.Won(Side.NORTH, 1, List.of(Hole.south(2))));
    }

    @Test
    void a_game_that_is_over_is_won_in_no_plies() {
        var blocked = position("1,0,0,0,0,0,0/0,0,0,0,0,0,0/1,1,1,1,1,1,1/1,1,1,1,1,1,1 S");
        var gone = position("0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 N");

        assertThat(solve(OMAN, blocked)).isEqualTo(new Solution.Won(Side.NORTH, 0, List.of()));
        assertThat(solve(OMAN, gone)).isEqualTo(new Solution.Won(Side.SOUTH, 0, List.of()));
    }

    @Test
    void a_solver_that_may_not_go_on_stops() {
        var effort = new Solver.Effort(Solver.DEEPEST, null, () -> false);

        assertThat(Solver.solve(OMAN, Position.start(OMAN), effort)).isInstanceOf(Solution.Undecided.class);
    }

    @Test
    void first_turns_are_kept_to_while_solving() {
        var rules = rules("muvalavala@6");
        var effort = new Solver.Effort(4, null, () -> true);

        assertThat(Solver.solve(rules, Position.start(rules), effort)).isEqualTo(new Solution.Undecided(4));
    }

    @Test
    void an_effort_and_a_table_must_fit() {
        var rules = rules("muvalavala@6");
        var table = EndgameTable.build(rules, 2, ByteBuffer.allocate((int) EndgameTable.size(rules, 2)), done -> {});

        assertThatIllegalArgumentException().isThrownBy(() -> new Solver.Effort(0, null, () -> true));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solver.solve(OMAN, position(CYCLE), new Solver.Effort(5, table, () -> true)));
    }
}
