package om.hawalis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayCommandTest {
    private static final String GAMES = "src/test/resources/games/";

    @TempDir
    private Path directory = Path.of("");

    private String file(String text) throws IOException {
        return Files.writeString(directory.resolve("game.txt"), text).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"game1.txt", "game1-as-published.txt"})
    void game_1_replays_to_its_verdict(String name) {
        var run = CommandRun.of("replay", GAMES + name);

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("   1  i            4       5  2,2,2,2,2,0,2/")
                .endsWith("verdict CAPTURED_ALL\nresult 0-1\n");
        assertThat(run.out().lines()).hasSize(110 + 6);
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"game2.txt", "game2-as-published.txt"})
    void game_2_replays_to_its_endless_sowing(String name) {
        var run = CommandRun.of("replay", GAMES + name);

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("  26  A            0      77  ")
                .endsWith("verdict ENDLESS_SOWING (everything is as before after 77 laps)\nresult 1/2-1/2\n");
        assertThat(run.err()).isEmpty();
    }

    /** One move a line; without numbers; without marks; with marks of every kind; between comments. */
    private static Stream<UnaryOperator<String>> formsPeopleWrite() {
        return Stream.of(
                text -> text.replaceAll("\\d+\\. |;", "").replaceAll("\\s+(?=[a-zA-Z])", "\n"),
                text -> text.replaceAll("\\d+\\. ", ""),
                text -> text.replaceAll(" \\(\\+\\d+\\)", ""),
                text -> text.replaceAll(" \\(\\+(\\d+)\\)", " +$1"),
                text -> text.replaceAll(" \\(\\+(\\d+)\\)", "(x$1)!"),
                text -> text.replaceAll("; ", "? {as played} ") + " ;; the end");
    }

    @ParameterizedTest
    @MethodSource("formsPeopleWrite")
    void both_published_games_replay_in_every_form_people_write(UnaryOperator<String> form) throws IOException {
        for (var game : List.of("game1", "game2")) {
            var text = Files.readString(Path.of(GAMES, game + "-as-published.txt"));

            var run = CommandRun.of("replay", file(form.apply(text)));

            assertThat(run.err()).isEmpty();
            assertThat(run.exit()).isZero();
            assertThat(run.out()).endsWith(game.equals("game1") ? "result 0-1\n" : "result 1/2-1/2\n");
        }
    }

    @Test
    void a_game_of_problem_numbers_replays_from_its_position() throws IOException {
        var run = CommandRun.of("replay", file("""
            [Position "0,0,0,1,2,0,1/0,1,1,1,1,1,0/0,0,1,0,0,1,0/0,0,0,0,0,0,0 S"]
            5(x1) 10 2(x1) 11 3(x1) 12 4(x1) 13 6(x3) 8 7 9 5 10 8 11 9 12 10 13 11 6 12 7 13 8 14 9 1 10 2 11
            3 12 4 14 6(x1) 13 5 14(x1) 6(x1)
            """));

        assertThat(run.exit()).isZero();
        assertThat(run.out()).endsWith("verdict CAPTURED_ALL\nresult 1-0\n");
    }

    @Test
    void an_endless_sowing_is_explained_with_its_period() throws IOException {
        var run = CommandRun.of("replay", file("k(+4) I(+4) g E(+8) i"));

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .endsWith("verdict ENDLESS_SOWING (everything is as before after 238 laps)\nresult 1/2-1/2\n");
    }

    @Test
    void a_rule_set_given_goes_before_the_one_in_the_file() throws IOException {
        var file = file("[Rules \"oman\"]\nk(+4) I(+4) g E(+8) i");

        var run = CommandRun.of("replay", "--rules", "oman-de-voogt", file);

        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("rules oman-de-voogt 1\n").endsWith("result 0-1\n");
    }

    @Test
    void a_wrong_mark_is_named_by_line_and_ply() throws IOException {
        var text = Files.readString(Path.of(GAMES, "game1.txt")).replace("c E(+2)", "c E(+3)");
        var file = file(text);

        var run = CommandRun.of("replay", file);

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEqualTo(file + ":8: ply 16: (+3) is written, (+2) is right" + System.lineSeparator());
        assertThat(run.out()).endsWith("verdict CAPTURED_ALL\nresult 0-1\n");
    }

    @Test
    void an_illegal_move_is_named_with_the_legal_ones() throws IOException {
        var run = CommandRun.of("replay", file("1. i L 2. D"));

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .contains(":1: ply 3: D is not legal: the hole is the other player's; legal: a b d g h l m");
        assertThat(run.out()).endsWith("verdict none\nresult *\n");
    }

    @Test
    void several_games_come_out_as_one_json_array() throws IOException {
        var run = CommandRun.of("replay", "--json", GAMES + "game2.txt", file("[South \"A \\\"B\\\"\"]\ni(+3) L"));

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .startsWith("[{\"file\":\"" + GAMES + "game2.txt\",\"game\":1,\"tags\":{\"Rules\":\"oman\",")
                .contains("{\"ply\":26,\"hole\":\"A\",\"captured\":0,\"laps\":77,\"endless\":true,\"position\":\"")
                .contains("\"verdict\":\"ENDLESS_SOWING\",\"result\":\"1/2-1/2\",\"fingerprint\":\"")
                .contains("\"tags\":{\"South\":\"A \\\"B\\\"\"}")
                .endsWith("\"discrepancies\":[{\"line\":2,\"ply\":1,\"kind\":\"WRONG_CAPTURE\","
                        + "\"written\":\"(+3)\",\"right\":\"(+4)\"}]}]\n");
    }

    @Test
    void what_holds_no_game_or_is_no_file_is_refused_and_the_rest_replayed() throws IOException {
        var run = CommandRun.of("replay", file("{nothing}"), "nowhere.txt", GAMES + "game2.txt");

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("game.txt: holds no game", "nowhere.txt: cannot be read");
        assertThat(run.out()).endsWith("result 1/2-1/2\n");
    }

    @Test
    void unknown_rules_are_refused_in_words() throws IOException {
        assertThat(CommandRun.of("replay", "--rules", "omani", GAMES + "game2.txt"))
                .satisfies(run -> assertThat(run.exit()).isEqualTo(1))
                .satisfies(run -> assertThat(run.err()).startsWith("unknown rule set \"omani\"; known: oman "));
        assertThat(CommandRun.of("replay", "--rules", "lela", GAMES + "game2.txt")
                        .err())
                .startsWith("lela: a documented name; no rules are published");
        assertThat(CommandRun.of("replay", file("[Rules \"lela\"]\ni")))
                .satisfies(run -> assertThat(run.out()).endsWith("not replayed\n"))
                .satisfies(run -> assertThat(run.err()).contains(":1: Rules \"lela\" is not known"));
    }

    @Test
    void replay_without_a_file_is_a_usage_error() {
        assertThat(CommandRun.of("replay").exit()).isEqualTo(2);
    }
}
