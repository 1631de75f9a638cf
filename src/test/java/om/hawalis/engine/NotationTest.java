package om.hawalis.engine;

import static om.hawalis.engine.GameFixtures.file;
import static om.hawalis.engine.GameFixtures.proven;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. i(+4) L(+6) 2. d(+6) J",
                "1. i (+4) L (+6); 2. d (+6) J;",
                "1.i(+4)L(+6)2.d(+6)J",
                "i\nL\nd\nJ\n",
                "1. i 1... L 2. d 2... J",
                "i L d J",
                "i+4 L +6 d (x6) J(+6)",
                "i(x4) L( + 6 ) d(×6) J",
                "1. !i L!? 2. ?d!(+6) J?? {a comment; with (+9) and\n more} ;; i L d\n",
                "{before} i ;; after\r\n L\r\nd J",
                "\uFEFF1. i\u00A0L \u2066d\u2069 J",
                "2 L 11 3",
                "2(x4) 5(x6) 11 3(x6)"
            })
    void moves_are_read_in_every_form_people_write(String text) {
        assertThat(moves(proven(text))).isEqualTo("i L d J");
    }

    private static String moves(Game game) {
        return String.join(
                " ", game.moves().stream().map(game.ruleSet().layout()::mark).toList());
    }

    @Test
    void canonical_text_reads_and_writes_the_same() {
        for (var name : List.of("game1.txt", "game2.txt")) {
            var recorded = (Recorded.Replayed) Notation.read(file(name)).getFirst();

            assertThat(Notation.write(recorded)).isEqualTo(file(name));
        }
    }

    @Test
    void a_file_may_hold_many_games() {
        var text = file("game1.txt") + "\n" + file("game2.txt") + "\n" + file("game1-as-published.txt");

        var games = Notation.read(text + "\n1. i L 2. d\n\n1. k I");

        assertThat(games)
                .hasSize(5)
                .allSatisfy(game -> assertThat(game.discrepancies()).isEmpty());
        assertThat(games)
                .extracting(game -> ((Recorded.Replayed) game).game().length())
                .containsExactly(110, 26, 110, 3, 2);
    }

    @Test
    void games_without_moves_are_parted_by_a_blank_line() {
        var text = """
            [South "A"]
            [North "B"]
            [Result "+--"]
            [Termination "FORFEIT"]

            [South "C"]
            [North "D"]
            [Result "---"]
            """;

        var games = Notation.read(text);

        assertThat(games).hasSize(2).allMatch(game -> game.discrepancies().isEmpty());
        assertThat(((Recorded.Replayed) games.getFirst()).verdict())
                .contains(new Verdict(VerdictKind.FORFEIT, Result.SOUTH_WINS_BY_FORFEIT));
        assertThat(((Recorded.Replayed) games.getLast()).result()).isEqualTo(Result.BOTH_FORFEIT);
        assertThat(games.getLast().tag(Tag.SOUTH)).contains("C");
    }

    @Test
    void a_result_among_the_moves_ends_a_game() {
        var games = Notation.read("1. i L 1-0 1. k I 2. g 0-1");

        assertThat(games)
                .extracting(game -> ((Recorded.Replayed) game).result())
                .containsExactly(Result.SOUTH_WINS, Result.NORTH_WINS);
    }

    @Test
    void text_without_a_game_holds_none() {
        assertThat(Notation.read("")).isEmpty();
        assertThat(Notation.read(" {nothing} ;; here\n ; \n")).isEmpty();
    }

    @Test
    void other_tags_are_kept_with_their_quotes() {
        var text = Notation.write(
                Map.of("Annotator", "the \"Fox\" \\ al-Hārithī", "South", "محمد بن سعيد"), proven("i L"));
        var read = (Recorded.Replayed) Notation.read(text).getFirst();

        assertThat(read.tags())
                .containsEntry("Annotator", "the \"Fox\" \\ al-Hārithī")
                .containsEntry("South", "محمد بن سعيد");
        assertThat(text).isEqualTo("""
            [Rules "oman"]
            [RulesVersion "1"]
            [South "محمد بن سعيد"]
            [Result "*"]
            [Annotator "the \\"Fox\\" \\\\ al-Hārithī"]

            1. i(+4) L(+6)
            """);
        assertThat(Notation.write(read)).isEqualTo(text);
    }

    @Test
    void a_start_with_north_to_move_is_numbered_from_its_first_ply() {
        var position = "0,0,0,1,2,0,1/0,1,1,1,1,1,0/0,0,1,0,0,1,0/0,0,0,0,0,0,0 N";
        var game = proven("[Position \"" + position + "\"]\nC l");

        var text = Notation.write(Map.of(), game);

        assertThat(text).contains("[Position \"" + position + "\"]").contains("1... C 2. l");
        assertThat(Notation.write((Recorded.Replayed) Notation.read(text).getFirst()))
                .isEqualTo(text);
    }

    @Test
    void a_tag_that_could_not_be_read_back_is_not_written() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Notation.write(Map.of("South", "two\nlines"), proven("i L")));
        assertThatIllegalArgumentException().isThrownBy(() -> Notation.write(Map.of("two words", ""), proven("i L")));
    }
}
