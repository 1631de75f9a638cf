package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.OMAN;
import static om.hawalis.engine.GameFixtures.play;
import static om.hawalis.engine.GameFixtures.position;
import static om.hawalis.engine.GameFixtures.refused;
import static om.hawalis.engine.GameFixtures.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameTest {
    /** From here F a E b comes back to the same position. */
    private static final String CYCLE = "0,2,1,1,0,1,0/1,0,1,0,1,0,1/0,1,0,1,0,1,0/2,1,1,0,1,0,1 N";

    @Test
    void the_same_position_standing_again_is_a_draw() {
        var game = play(Game.start(OMAN, position(CYCLE)), "F", "a", "E", "b");

        assertThat(game.verdict()).contains(new Verdict(VerdictKind.REPETITION, Result.DRAW));
        assertThat(game.result()).isEqualTo(Result.DRAW);
        assertThat(game.undo().verdict()).isEmpty();
        assertThat(game.position().standsAs(game.start())).isTrue();
    }

    @Test
    void a_rule_set_may_wait_for_the_third_standing() {
        var once = play(Game.start(rules("oman,repetition=3"), position(CYCLE)), "F", "a", "E", "b");
        var twice = play(once, "F", "a", "E", "b");

        assertThat(once.verdict()).isEmpty();
        assertThat(twice.undo().verdict()).isEmpty();
        assertThat(twice.verdict()).contains(new Verdict(VerdictKind.REPETITION, Result.DRAW));
    }

    @Test
    void undone_plies_do_not_count_as_standings() {
        var game = play(Game.start(OMAN, position(CYCLE)), "F", "a", "E");

        var again = play(game.undo().undo(), "a", "E");

        assertThat(again.verdict()).isEmpty();
        assertThat(again.moves()).isEqualTo(game.moves());
        assertThat(play(again, "b").verdict()).isPresent();
    }

    @Test
    void after_the_end_every_hole_is_refused() {
        var game = play(Game.start(OMAN, position(CYCLE)), "F", "a", "E", "b");

        assertThat(game.legalMoves()).isEmpty();
        assertThat(refused(game, "A")).isEqualTo(new Play.Illegal(Breach.GAME_OVER, List.of()));
    }

    @Test
    void a_game_keeps_its_plies_and_positions_and_gives_the_last_back() {
        var game = play(Game.start(OMAN), "i", "L", "d");

        assertThat(game.length()).isEqualTo(3);
        assertThat(game.plies()).extracting(Ply::number).containsExactly(1, 2, 3);
        assertThat(game.positions()).hasSize(4).startsWith(Position.start(OMAN)).endsWith(game.position());
        assertThat(game.undo().length()).isEqualTo(2);
        assertThat(game.undo().undo().undo().position()).isEqualTo(Position.start(OMAN));
        assertThatIllegalStateException().isThrownBy(() -> Game.start(OMAN).undo());
    }

    @Test
    void a_position_without_stones_on_one_side_is_over_at_once() {
        var south = position("0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,0,0,0,0,0,0 N");
        var north = position("1,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 N");

        assertThat(Game.start(OMAN, south).verdict()).contains(Verdict.win(VerdictKind.CAPTURED_ALL, Side.SOUTH));
        assertThat(Game.start(OMAN, north).verdict()).contains(Verdict.win(VerdictKind.CAPTURED_ALL, Side.NORTH));
    }

    @Test
    void a_ring_of_singles_leaves_its_owner_without_a_move_except_in_mulabalaba_and_muvalavala() {
        var ones = "1,0,0,0,0,0,0/0,0,0,0,0,0,0/1,1,1,1,1,1,1/1,1,1,1,1,1,1 S";
        var ones6 = "1,0,0,0,0,0/0,0,0,0,0,0/1,1,1,1,1,1/1,1,1,1,1,1 S";

        assertThat(verdictAtStart("oman", ones)).contains("NO_LEGAL_MOVE 0-1");
        assertThat(verdictAtStart("mulabalaba@6", ones6)).isEmpty();
        assertThat(verdictAtStart("muvalavala@6", ones6)).isEmpty();
    }

    private static Optional<String> verdictAtStart(String id, String text) {
        return Game.start(rules(id), Position.parse(text, rules(id)).orElseThrow())
                .verdict()
                .map(verdict -> verdict.kind() + " " + verdict.result().text());
    }

    @Test
    void only_results_that_fit_make_a_verdict() {
        assertThat(VerdictKind.CAPTURED_ALL.allows(Result.DRAW)).isFalse();
        assertThat(VerdictKind.AGREED_DRAW.allows(Result.SOUTH_WINS)).isFalse();
        assertThat(VerdictKind.FORFEIT.allows(Result.BOTH_FORFEIT)).isTrue();
        assertThat(VerdictKind.RESIGNATION.allows(Result.SOUTH_WINS_BY_FORFEIT)).isFalse();
        assertThat(Arrays.stream(VerdictKind.values())).noneMatch(kind -> kind.allows(Result.OPEN));
        assertThat(Arrays.stream(Result.values())
                        .map(Result::text)
                        .map(Result::find)
                        .map(found -> found.orElseThrow()))
                .containsExactly(Result.values());
    }
}
