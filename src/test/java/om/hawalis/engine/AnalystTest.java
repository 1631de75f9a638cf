package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.OMAN;
import static om.hawalis.engine.GameFixtures.file;
import static om.hawalis.engine.GameFixtures.position;
import static om.hawalis.engine.GameFixtures.proven;
import static om.hawalis.engine.GameFixtures.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class AnalystTest {
    private final Analyst analyst = new Analyst(OMAN);

    @Test
    void a_win_in_sight_is_found_and_told_in_plies() {
        var before = proven("[Position \"" + GameFixtures.PROBLEM_1 + "\"]\n" + GameFixtures.PROBLEM_1_SOLUTION);
        for (var ply = 0; ply < 7; ply++) before = before.undo();

        var advice = analyst.advise(before, Budget.moves(200_000));

        assertThat(advice.score()).isEqualTo(new Score.Win(Side.SOUTH, 7));
        assertThat(advice.line()).hasSize(7);
        assertThat(played(before, advice.line()).result()).isEqualTo(Result.SOUTH_WINS);
    }

    private static Game played(Game game, List<Hole> line) {
        var at = game;
        for (var hole : line) at = at.after(hole);
        return at;
    }

    @Test
    void advice_for_a_number_of_moves_is_always_the_same() {
        var game = GameFixtures.play(Game.start(OMAN), "i", "L");

        var one = new Analyst(OMAN).advise(game, Budget.moves(50_000));
        var two = new Analyst(OMAN).advise(game, Budget.moves(50_000));

        assertThat(one).isEqualTo(two);
        assertThat(one.depth()).isGreaterThanOrEqualTo(4);
        assertThat(game.legalMoves()).contains(one.line().getFirst());
    }

    @Test
    void the_expected_line_can_be_played() {
        var advice = analyst.advise(Game.start(OMAN), Budget.moves(100_000));

        assertThat(advice.score()).isInstanceOf(Score.Estimate.class);
        assertThat(played(Game.start(OMAN), advice.line()).length()).isPositive();
    }

    @Test
    void a_search_stops_when_told_to() {
        var asked = new AtomicInteger();
        var budget = new Budget(Long.MAX_VALUE, null, () -> asked.incrementAndGet() < 5);

        var advice = analyst.advise(Game.start(OMAN), budget);

        assertThat(asked).hasValue(5);
        assertThat(advice.line()).isNotEmpty();
    }

    @Test
    void with_no_time_at_all_any_legal_move_is_advised() {
        var advice = analyst.advise(Game.start(OMAN), Budget.moves(1));

        assertThat(advice.line()).containsExactly(Hole.south(0));
        assertThat(advice.depth()).isZero();
    }

    @Test
    void a_game_that_is_over_needs_no_advice() {
        assertThat(analyst.advise(proven(file("game1.txt")), Budget.moves(1)))
                .isEqualTo(new Advice(new Score.Win(Side.NORTH, 0), List.of(), 0, 0));
        assertThat(analyst.advise(proven(file("game2.txt")), Budget.moves(1)).score())
                .isEqualTo(new Score.Draw());
    }

    @Test
    void a_position_that_has_stood_in_the_game_is_a_draw_to_go_back_to() {
        var start = position("0,2,1,1,0,1,0/1,0,1,0,1,0,1/0,1,0,1,0,1,0/2,1,1,0,1,0,1 N");
        var game = GameFixtures.play(Game.start(OMAN, start), "F", "a", "E");

        var advice = new Analyst(OMAN).advise(game, Budget.moves(100_000));

        assertThat(advice.score()).isEqualTo(new Score.Draw());
        assertThat(game.after(advice.line().getFirst()).result()).isEqualTo(Result.DRAW);
    }

    @Test
    void an_endless_move_that_loses_is_not_advised_if_there_is_another() {
        var strict = rules("oman-de-voogt");
        var game = GameFixtures.play(Game.start(strict), "k", "I", "g", "E");

        var advice = new Analyst(strict).advise(game, Budget.moves(20_000));

        assertThat(game.after(advice.line().getFirst()).verdict()).isEmpty();
    }

    @Test
    void an_endgame_table_is_looked_up() {
        var rules = rules("mulabalaba@6");
        var endgames = EndgameTable.build(rules, 4, ByteBuffer.allocate((int) EndgameTable.size(rules, 4)), done -> {});
        var games = new RandomGames(5);
        for (var trial = 0; trial < 20; trial++) {
            var position = new Position(rules.layout(), games.ring(12, 2), games.ring(12, 2), Side.SOUTH, 0);

            var advice =
                    new Analyst(rules).advise(Game.start(rules, position), new Budget(1_000, endgames, () -> true));

            var proven = Solver.solve(rules, position, Solver.Effort.usual());
            if (proven instanceof Solution.Won(var winner, var plies, var line))
                assertThat(advice.score()).isEqualTo(new Score.Win(winner, plies));
            else assertThat(advice.score()).isEqualTo(new Score.Draw());
        }
    }

    @Test
    void a_review_scores_every_ply_and_names_better_moves() {
        var game = proven("[Position \"" + GameFixtures.PROBLEM_1 + "\"]\n" + GameFixtures.PROBLEM_1_TRY);
        var done = new AtomicInteger();

        var reviews = GameReview.of(game, Budget.moves(20_000), count -> done.incrementAndGet());

        assertThat(reviews).hasSize(22).extracting(PlyReview::ply).isEqualTo(game.plies());
        assertThat(done).hasValue(23);
        assertThat(reviews.getLast().best()).isEqualTo(new Score.Win(Side.NORTH, 1));
        assertThat(reviews.getLast().hasBetterMove()).isFalse();
        assertThat(reviews).allSatisfy(review -> assertThat(review.better()).isNotEmpty());
    }

    @Test
    void a_move_that_misses_a_win_is_found_out() {
        var before = proven("[Position \"" + GameFixtures.PROBLEM_1 + "\"]\n" + GameFixtures.PROBLEM_1_SOLUTION);
        do before = before.undo();
        while (slower(before).isEmpty());

        var review = GameReview.of(before.after(slower(before).orElseThrow()), Budget.moves(50_000), count -> {})
                .getLast();

        assertThat(review.hasBetterMove()).isTrue();
        assertThat(review.best()).isEqualTo(new Score.Win(Side.SOUTH, 41 - before.length()));
        assertThat(review.better().getFirst()).isNotEqualTo(review.ply().hole());
    }

    /** A move of South's after which South does not win as soon as in the solution. */
    private static Optional<Hole> slower(Game game) {
        var soon = 40 - game.length();
        return game.legalMoves().stream()
                .filter(hole -> hole.side() == Side.SOUTH)
                .filter(hole -> Solver.solve(OMAN, game.after(hole).position(), Solver.Effort.usual())
                                instanceof Solution.Won(var winner, var plies, var line)
                        && (winner == Side.NORTH || plies > soon))
                .findFirst();
    }

    @Test
    void other_rules_are_refused() {
        var other = Game.start(rules("njombwa"));

        assertThatIllegalArgumentException().isThrownBy(() -> analyst.advise(other, Budget.moves(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> Budget.moves(0));
    }
}
