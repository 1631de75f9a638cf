package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.OMAN;
import static om.hawalis.engine.GameFixtures.position;
import static om.hawalis.engine.GameFixtures.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class RulesTest {
    private final Rules oman = Rules.of(OMAN);

    @Test
    void the_first_move_of_game_1_captures_four_from_two_holes() {
        var play = (Play.Legal) oman.play(Position.start(OMAN), Hole.south(8));

        assertThat(play.sowing())
                .isInstanceOfSatisfying(
                        Sowing.Finite.class,
                        sowing -> assertThat(sowing.captures())
                                .hasSize(2)
                                .allSatisfy(
                                        capture -> assertThat(capture.stones()).isEqualTo(2)));
        assertThat(play.after().stones(Side.NORTH)).isEqualTo(24);
        assertThat(play.after().stones(Side.SOUTH)).isEqualTo(28);
    }

    @Test
    void singles_wait_for_larger_holes_and_move_onto_empty_ones_only() {
        var larger = position("0,0,0,0,0,0,1/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,2,0,0,0,0,0 S");
        var singles = position("0,0,0,0,0,0,1/0,0,0,0,0,0,0/0,0,0,0,0,0,0/1,1,0,1,0,0,0 S");

        assertThat(oman.legalMoves(larger)).containsExactly(Hole.south(1));
        assertThat(breach(larger, Hole.south(0))).isEqualTo(Breach.SINGLE_BEFORE_LARGER);
        assertThat(oman.legalMoves(singles)).containsExactly(Hole.south(1), Hole.south(3));
        assertThat(breach(singles, Hole.south(0))).isEqualTo(Breach.SINGLE_ONTO_OCCUPIED);
    }

    @Test
    void every_refusal_names_its_breach_and_the_legal_moves() {
        var start = Position.start(OMAN);

        assertThat(breach(start, Hole.south(14))).isEqualTo(Breach.NO_SUCH_HOLE);
        assertThat(breach(start, Hole.north(3))).isEqualTo(Breach.NOT_OWN_HOLE);
        assertThat(breach(position(GameFixtures.PROBLEM_1), Hole.south(0))).isEqualTo(Breach.EMPTY_HOLE);
        assertThat(((Play.Illegal) oman.play(start, Hole.north(3))).legalMoves())
                .isEqualTo(oman.legalMoves(start))
                .hasSize(14);
    }

    private Breach breach(Position position, Hole hole) {
        return ((Play.Illegal) oman.play(position, hole)).breach();
    }

    @Test
    void a_single_that_moves_may_capture() {
        var text = "0,0,1,0,0,0,1/0,0,3,0,0,0,0/0,0,0,1,0,0,0/0,0,0,0,0,0,0 S";

        var play = (Play.Legal) oman.play(position(text), Hole.south(10));

        assertThat(play.sowing())
                .isEqualTo(new Sowing.Finite(
                        1, Hole.south(11), List.of(new Capture(Hole.north(9), 3), new Capture(Hole.north(4), 1))));
    }

    @Test
    void an_empty_front_hole_protects_the_one_behind_except_in_the_clockwise_bao() {
        var landing = "0,0,0,0,0,0,5,1/0,0,0,0,0,0,0,0/0,0,0,0,2,0,0,0/0,0,0,0,0,0,0,0 S";

        assertThat(captured("bao-kiarabu-4x8", landing, Hole.south(12))).isEqualTo(5);
        assertThat(captured("muvalavala", landing, Hole.south(12))).isZero();
    }

    private static int captured(String id, String text, Hole hole) {
        var play = Rules.of(rules(id)).play(Position.parse(text, rules(id)).orElseThrow(), hole);
        return ((Play.Legal) play).sowing().captured();
    }

    @Test
    void the_first_turns_of_muvalavala_start_in_the_inner_row() {
        var rules = Rules.of(rules("muvalavala"));
        var start = Position.start(rules("muvalavala"));

        var refused = (Play.Illegal) rules.play(start, Hole.south(0));
        var first = ((Play.Legal) rules.play(start, Hole.south(8))).after();
        var second = ((Play.Legal) rules.play(first, rules.legalMoves(first).getFirst())).after();

        assertThat(refused.breach()).isEqualTo(Breach.FIRST_TURN_OUTER_ROW);
        assertThat(rules.legalMoves(first)).allMatch(hole -> hole.index() >= 8);
        assertThat(rules.legalMoves(second)).anyMatch(hole -> hole.index() < 8);
    }

    @Test
    void a_trace_shows_a_sowing_lap_by_lap() {
        var trace = oman.trace(Position.start(OMAN), Hole.south(1), 100);

        assertThat(trace.whole()).isTrue();
        assertThat(trace.laps()).first().isEqualTo(new Lap(1, 2));
        assertThat(trace.laps()).hasSize((int) trace.sowing().laps());
        assertThat(trace.laps().get(1)).isEqualTo(new Lap(3, 3));
    }

    @Test
    void a_long_trace_is_cut_and_says_how_long_it_is() {
        var endless = position("1,2,3,2,1,2,5/0,1,0,3,2,1,4/0,1,0,1,2,1,8/1,2,3,2,5,1,0 S");

        var trace = oman.trace(endless, Hole.south(3), 50);

        assertThat(trace.whole()).isFalse();
        assertThat(trace.laps()).hasSize(50);
        assertThat(trace.sowing().laps()).isEqualTo(97_580);
    }

    @Test
    void a_position_of_another_board_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> oman.play(Position.start(rules("njombwa")), Hole.south(0)));
        assertThatIllegalArgumentException().isThrownBy(() -> Game.start(OMAN, Position.start(rules("njombwa"))));
        assertThatIllegalArgumentException().isThrownBy(() -> oman.trace(Position.start(OMAN), Hole.north(0), 5));
    }
}
