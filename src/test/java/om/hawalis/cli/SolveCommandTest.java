package om.hawalis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveCommandTest {
    private static final String PROBLEM_1 = "0,0,0,1,2,0,1/0,1,1,1,1,1,0/0,0,1,0,0,1,0/0,0,0,0,0,0,0 S";

    @TempDir
    private Path directory = Path.of("");

    @Test
    void problem_1_is_won_by_south_in_41_and_its_line_follows() {
        var run = CommandRun.of("solve", "--position", PROBLEM_1);

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .startsWith("South wins in 41\n1. l(+1) C 2. i(+1)")
                .endsWith(" 21. m(+1)\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void what_is_not_decided_within_the_plies_allowed_exits_3() {
        var run = CommandRun.of("solve", "--position", PROBLEM_1, "--max-plies", "20");

        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.out()).isEqualTo("not decided within 20\n");
    }

    @Test
    void a_draw_is_called_one() {
        var position = "0,0,0,0,0,0/0,0,0,0,1,1/0,0,0,0,0,0/0,1,0,0,0,0 S";

        var run = CommandRun.of("solve", "--rules", "mulabalaba@6", "--position", position);

        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("draw\n1. ");
    }

    @Test
    void a_table_is_built_and_used() throws IOException {
        var file = directory.resolve("endgames").toString();

        var built = CommandRun.of("table", "build", "--stones", "3", "--rules", "mulabalaba@6", file);
        var solved = CommandRun.of(
                "solve",
                "--table",
                file,
                "--rules",
                "mulabalaba@6",
                "--position",
                "0,0,0,0,0,0/0,0,0,0,1,1/0,0,0,0,0,0/0,1,0,0,0,0 S");
        var other = CommandRun.of("solve", "--table", file, "--position", PROBLEM_1);

        assertThat(built.exit()).isZero();
        assertThat(built.out()).isEqualTo(file + ": 2016 positions of mulabalaba@6, up to 3 stones\n");
        assertThat(built.err()).contains("building [", "checking [########################################] 100 %");
        assertThat(solved.out()).startsWith("draw\n");
        assertThat(other.exit()).isEqualTo(1);
        assertThat(other.err()).contains(": a table of mulabalaba@6");
        try (var files = Files.list(directory)) {
            assertThat(files).hasSize(1);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "solve --position P --max-plies 0; --max-plies 0: from 1 to 1000",
                "solve --position P --max-plies 1001; --max-plies 1001: from 1 to 1000",
                "solve --position P --rules omani; unknown rule set",
                "solve --position 2/2/2/2; no position: four rows",
                "solve --position P --table nowhere; nowhere: cannot be read",
                "solve --position P --table pom.xml; pom.xml: no endgame table",
                "table build --stones 1 file; --stones 1: from 2 to 8",
                "table build --stones 9 file; --stones 9: from 2 to 8",
                "table build --stones 8 --rules muvalavala@16 file; a table of",
                "table build --stones 2 --rules lela file; lela: a documented name",
                "table build --stones 2 no/such/directory; no"
            })
    void input_that_is_wrong_is_refused_in_words(String words, String reason) {
        var run = CommandRun.of(Arrays.stream(words.split(" "))
                .map(word -> word.equals("P") ? PROBLEM_1 : word)
                .toArray(String[]::new));

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).startsWith(reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; has 7 holes",
                "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; has 7 holes",
                "-1,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; from 0 up",
                "99999999999,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; more stones than at its start",
                "2000,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; more stones than at its start",
                "2,2,2,2,2,2,3/2,2,2,2,2,2,2/2,2,2,2,2,2,2/2,2,2,2,2,2,2 S; more stones than at its start",
                "0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0 S; the board is empty"
            })
    void a_position_that_is_none_is_refused_in_words_by_every_command(String position, String reason) {
        for (var run : List.of(
                CommandRun.of("solve", "--position", position),
                CommandRun.of("perft", "--depth", "1", "--position", position))) {
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.err()).startsWith("no position: ").contains(reason);
            assertThat(run.out()).isEmpty();
        }
    }

    @Test
    void the_position_after_the_try_of_problem_1_is_won_by_north_in_21() {
        var run = CommandRun.of("solve", "--position", "0,0,0,1,0,0,1/0,1,1,1,0,1,0/0,0,1,0,1,0,0/0,0,0,0,0,0,0 N");

        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("North wins in 21\n");
    }

    @Test
    void commands_without_their_words_are_usage_errors() {
        assertThat(CommandRun.of("solve").exit()).isEqualTo(2);
        assertThat(CommandRun.of("table").exit()).isEqualTo(2);
        assertThat(CommandRun.of("table", "build").exit()).isEqualTo(2);
    }
}
