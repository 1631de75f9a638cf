package om.hawalis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
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
