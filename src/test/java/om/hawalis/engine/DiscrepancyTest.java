package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.file;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiscrepancyTest {

    private static List<Discrepancy> discrepancies(String text) {
        return Notation.read(text).stream()
                .flatMap(game -> game.discrepancies().stream())
                .toList();
    }

    private static Game game(String text) {
        return ((Recorded.Replayed) Notation.read(text).getFirst()).game();
    }

    @Test
    void a_wrong_capture_mark_is_named_at_its_ply_and_reading_goes_on() {
        var text = file("game1.txt").replace("8. c E(+2)", "8. c E(+3)");

        assertThat(discrepancies(text))
                .containsExactly(new Discrepancy(Discrepancy.Kind.WRONG_CAPTURE, 8, 16, "(+3)", "(+2)"));
        assertThat(game(text).length()).isEqualTo(110);
    }

    @Test
    void a_mark_on_a_move_without_capture_is_wrong() {
        assertThat(discrepancies("i(+4) L(+6) d(+6) J(+6) i(+2) H(+1)"))
                .containsExactly(new Discrepancy(Discrepancy.Kind.WRONG_CAPTURE, 1, 6, "(+1)", "(+0)"));
    }

    @Test
    void an_illegal_move_stops_the_game_and_lists_the_legal_ones() {
        var text = "i(+4) L(+6)\nd(+6) J(+6)\ni(+2) H\n\n4. H N";

        assertThat(discrepancies(text))
                .containsExactly(
                        new Discrepancy(Discrepancy.Kind.ILLEGAL_MOVE, 5, 7, "H", legal(text), Breach.NOT_OWN_HOLE));
        assertThat(game(text).length()).isEqualTo(6);
    }

    private static String legal(String text) {
        var layout = game(text).ruleSet().layout();
        return String.join(
                " ", game(text).legalMoves().stream().map(layout::mark).toList());
    }

    @ParameterizedTest
    @CsvSource({"I, NOT_OWN_HOLE", "z, NO_SUCH_HOLE", "15, NO_SUCH_HOLE", "0, NO_SUCH_HOLE", "é, NO_SUCH_HOLE"})
    void a_hole_that_is_not_the_movers_is_an_illegal_move(String mark, Breach breach) {
        assertThat(discrepancies(mark)).singleElement().satisfies(discrepancy -> {
            assertThat(discrepancy.kind()).isEqualTo(Discrepancy.Kind.ILLEGAL_MOVE);
            assertThat(discrepancy.breach()).isEqualTo(breach);
            assertThat(discrepancy.right()).isEqualTo("a b c d e f g h i j k l m n");
        });
    }

    @Test
    void other_games_of_the_file_are_read_after_an_illegal_move() {
        var games = Notation.read("[South \"A\"]\n1. I L\n\n[South \"B\"]\n1. i L");

        assertThat(games).hasSize(2);
        assertThat(games.getLast().discrepancies()).isEmpty();
    }

    @Test
    void a_move_after_the_end_is_named_with_the_verdict() {
        assertThat(discrepancies("k(+4) I(+4) g E(+8) i K"))
                .containsExactly(new Discrepancy(
                        Discrepancy.Kind.MOVE_AFTER_END, 1, 6, "K", "ENDLESS_SOWING", Breach.GAME_OVER));
    }

    @Test
    void a_result_that_differs_from_the_verdict_is_named() {
        var text = file("game1.txt").replace("[Result \"0-1\"]", "[Result \"1-0\"]");

        assertThat(discrepancies(text))
                .containsExactly(new Discrepancy(Discrepancy.Kind.WRONG_RESULT, 6, 110, "1-0", "0-1"));
        assertThat(discrepancies("[Result \"0-1\"]\nk I g E i"))
                .extracting(Discrepancy::right)
                .containsExactly("1/2-1/2");
    }

    @Test
    void a_declared_result_of_an_unfinished_game_is_taken_as_it_is() {
        var text = "[Result \"1-0\"]\n[Termination \"RESIGNATION\"]\n1. i L";
        var recorded = (Recorded.Replayed) Notation.read(text).getFirst();

        assertThat(recorded.discrepancies()).isEmpty();
        assertThat(recorded.verdict()).contains(new Verdict(VerdictKind.RESIGNATION, Result.SOUTH_WINS));
        assertThat(discrepancies("[Result \"1-0\"]\n1. i L")).isEmpty();
    }

    @Test
    void a_termination_the_moves_do_not_show_is_named() {
        assertThat(discrepancies("[Result \"1-0\"]\n[Termination \"CAPTURED_ALL\"]\n1. i L"))
                .containsExactly(new Discrepancy(Discrepancy.Kind.WRONG_TERMINATION, 2, 2, "CAPTURED_ALL", "1-0"));
        assertThat(discrepancies("[Result \"1/2-1/2\"]\n[Termination \"RESIGNATION\"]\n1. i L"))
                .extracting(Discrepancy::kind)
                .containsExactly(Discrepancy.Kind.WRONG_TERMINATION);
        assertThat(discrepancies("[Termination \"TIME\"]\nk I g E i"))
                .extracting(Discrepancy::right)
                .containsExactly("ENDLESS_SOWING");
    }

    @ParameterizedTest
    @CsvSource({
        "Rules, omani",
        "Rules, lela",
        "RulesVersion, 2",
        "RulesVersion, 1.0",
        "Result, 2-0",
        "Termination, CHECKMATE",
        "Date, yesterday",
        "Position, 2 S"
    })
    void an_unknown_tag_value_is_named_with_its_line(String tag, String value) {
        var found = discrepancies("[South \"A\"]\n[" + tag + " \"" + value + "\"]\n\n1. i L");

        assertThat(found).singleElement().satisfies(discrepancy -> {
            assertThat(discrepancy.kind()).isEqualTo(Discrepancy.Kind.UNKNOWN_TAG_VALUE);
            assertThat(discrepancy.line()).isEqualTo(2);
            assertThat(discrepancy.written()).isEqualTo(tag + " \"" + value + "\"");
            assertThat(discrepancy.right()).isNotEmpty();
        });
    }

    @Test
    void nothing_is_replayed_under_unknown_rules() {
        assertThat(Notation.read("[Rules \"lela\"]\n1. i L")).singleElement().isInstanceOf(Recorded.Unreplayed.class);
        assertThat(Notation.readUnder(RuleSets.standard(), "[Rules \"lela\"]\n1. i L"))
                .singleElement()
                .isInstanceOf(Recorded.Replayed.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "i resigns | UNREADABLE_TEXT | 2 | resigns",
                "i L (d) | UNREADABLE_TEXT | 3 | (d)",
                "i(+4 L | UNREADABLE_TEXT | 2 | (+4",
                "i (+99999) | UNREADABLE_TEXT | 2 | (+99999)",
                "i (+4) (+4) L | UNREADABLE_TEXT | 1 | (+4)",
                "i _ d | UNREADABLE_TEXT | 2 | _",
                "i {L d | UNCLOSED_COMMENT | 2 | {L d",
                "[South Ali] i L | MALFORMED_TAG | 0 | [South Ali] i L",
                "i L 1-0 0-1 | WRONG_RESULT | 2 | 0-1"
            })
    void what_cannot_be_read_is_named(String text, Discrepancy.Kind kind, int ply, String written) {
        assertThat(discrepancies(text)).first().satisfies(discrepancy -> {
            assertThat(discrepancy.kind()).isEqualTo(kind);
            assertThat(discrepancy.ply()).isEqualTo(ply);
            assertThat(discrepancy.written()).isEqualTo(written);
        });
    }

    @Test
    void a_tag_that_stands_twice_is_named() {
        assertThat(discrepancies("[South \"A\"]\n[South \"B\"]\ni"))
                .containsExactly(new Discrepancy(Discrepancy.Kind.REPEATED_TAG, 2, 0, "South B", "A"));
    }
}
