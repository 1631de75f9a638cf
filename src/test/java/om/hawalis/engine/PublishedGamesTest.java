package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.OMAN;
import static om.hawalis.engine.GameFixtures.file;
import static om.hawalis.engine.GameFixtures.position;
import static om.hawalis.engine.GameFixtures.proven;
import static om.hawalis.engine.GameFixtures.provenUnder;
import static om.hawalis.engine.GameFixtures.rules;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PublishedGamesTest {

    @Test
    void game_1_is_won_by_north_who_captures_all_with_one_stone_left() {
        var game = proven(file("game1.txt"));

        assertThat(game.length()).isEqualTo(110);
        assertThat(game.verdict()).contains(Verdict.win(VerdictKind.CAPTURED_ALL, Side.NORTH));
        assertThat(game.position().stones(Side.NORTH)).isEqualTo(1);
        assertThat(game.position().stones(Side.SOUTH)).isZero();
    }

    @Test
    void game_1_reads_the_same_in_the_form_it_was_published_in() {
        assertThat(proven(file("game1-as-published.txt")).moves())
                .isEqualTo(proven(file("game1.txt")).moves());
    }

    @Test
    void game_2_ends_in_a_sowing_that_never_ends_and_is_a_draw() {
        var game = proven(file("game2.txt"));

        assertThat(game.length()).isEqualTo(26);
        assertThat(game.verdict()).contains(new Verdict(VerdictKind.ENDLESS_SOWING, Result.DRAW));
        assertThat(game.last().orElseThrow().sowing()).isEqualTo(new Sowing.Endless(77));
        assertThat(game.position().north()).isEqualTo(game.undo().position().north());
    }

    @Test
    void game_2_is_won_by_south_after_de_voogt() {
        var game = provenUnder(
                rules("oman-de-voogt"), file("game2.txt").replace("[Result \"1/2-1/2\"]", "[Result \"1-0\"]"));

        assertThat(game.verdict()).contains(Verdict.win(VerdictKind.ENDLESS_SOWING, Side.SOUTH));
    }

    @Test
    void the_endless_move_of_game_2_turns_the_ring_by_two_holes_in_eleven_laps() {
        var before = proven(file("game2.txt")).undo().position().north();
        var lanes = Lanes.of(7);
        var ring = new long[lanes.words];
        lanes.pack(before, ring, 0);

        var hole = 0;
        for (var lap = 0; lap < 11; lap++) hole = new Hand(lanes).lap(ring, 0, hole);

        assertThat(hole).isEqualTo(2);
        for (var index = 0; index < 14; index++)
            assertThat(lanes.count(ring, 0, (index + 2) % 14)).isEqualTo(before.get(index));
    }

    @Test
    void problem_1_is_solved_by_its_printed_line_of_41_plies() {
        var game = proven("[Position \"" + GameFixtures.PROBLEM_1 + "\"]\n" + GameFixtures.PROBLEM_1_SOLUTION);

        assertThat(game.length()).isEqualTo(41);
        assertThat(game.verdict()).contains(Verdict.win(VerdictKind.CAPTURED_ALL, Side.SOUTH));
    }

    @Test
    void the_try_of_problem_1_loses_in_22_plies() {
        var game = proven("[Position \"" + GameFixtures.PROBLEM_1 + "\"]\n" + GameFixtures.PROBLEM_1_TRY);

        assertThat(game.length()).isEqualTo(22);
        assertThat(game.verdict()).contains(Verdict.win(VerdictKind.CAPTURED_ALL, Side.NORTH));
    }

    @Test
    void a_lap_of_fourteen_ends_in_its_own_hole_and_captures() {
        var game = proven(
                "[Position \"0,0,0,1,0,0,1/0,0,0,0,0,0,2/0,0,0,0,0,0,14/0,0,0,0,0,0,0 S\"]\n[Result \"0-1\"]\nh(+3) D");

        assertThat(game.verdict()).contains(Verdict.win(VerdictKind.NO_LEGAL_MOVE, Side.NORTH));
    }

    @Test
    void a_sowing_may_take_37_laps() {
        var game = proven("b L e G n B m L n(+1)");

        assertThat(game.last().orElseThrow().sowing().laps()).isEqualTo(37);
    }

    @Test
    void a_sowing_of_1259_laps_ends() {
        var long1259 = position("3,2,0,1,9,1,2/1,0,3,0,3,2,1/3,1,0,3,0,4,0/4,1,1,3,1,1,6 N");

        var play = (Play.Legal) Rules.of(OMAN).play(long1259, Hole.north(6));

        assertThat(play.sowing()).isInstanceOf(Sowing.Finite.class);
        assertThat(play.sowing().laps()).isEqualTo(1259);
    }

    @Test
    void an_endless_sowing_is_known_by_its_whole_period_of_97580_laps() {
        var endless = position("1,2,3,2,1,2,5/0,1,0,3,2,1,4/0,1,0,1,2,1,8/1,2,3,2,5,1,0 S");

        var play = (Play.Legal) Rules.of(OMAN).play(endless, Hole.south(3));

        assertThat(play.sowing()).isEqualTo(new Sowing.Endless(97_580));
        assertThat(play.after().south()).isEqualTo(endless.south());
        assertThat(play.after().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void the_shortest_endless_lines_take_five_plies() {
        var first = proven("k(+4) I(+4) g E(+8) i");
        var second = proven("g A n(+6) E(+7) b");

        assertThat(first.last().orElseThrow().sowing()).isEqualTo(new Sowing.Endless(238));
        assertThat(first.position().stones(Side.SOUTH)).isEqualTo(16);
        assertThat(second.last().orElseThrow().sowing()).isEqualTo(new Sowing.Endless(882));
    }

    @Test
    void in_mulabalaba_a_single_that_relays_must_be_played() {
        var rules = rules("mulabalaba@6");
        var text = "0,0,0,0,0,0/0,0,1,0,1,0/0,0,0,1,0,1/1,1,0,0,0,0 S";
        var game = Game.start(rules, Position.parse(text, rules).orElseThrow());

        assertThat(game.legalMoves()).containsExactly(Hole.south(0));
        assertThat(GameFixtures.refused(game, "b").breach()).isEqualTo(Breach.SINGLE_MUST_RELAY);
    }
}
