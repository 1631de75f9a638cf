package om.hawalis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairingCommandsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/pairing");

    @TempDir
    private Path folder = Path.of("");

    private record Ran(int exit, String out, String errors) {}

    private static Ran run(Object... arguments) {
        var out = new StringWriter();
        var errors = new StringWriter();
        var exit = Hawalis.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(errors, true))
                .execute(Arrays.stream(arguments).map(Object::toString).toArray(String[]::new));
        return new Ran(exit, out.toString(), errors.toString());
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void pair_prints_the_number_of_boards_and_each_board() {
        var ran = run("pair", GOLDEN.resolve("next/bbp_dutch_2025_C9.trf"));

        assertThat(ran).isEqualTo(new Ran(0, "3\n2 1\n3 5\n4 0\n", ""));
    }

    @Test
    void pair_explains_each_board_side_float_and_bye() {
        var ran = run("pair", "--system", "dutch", "--explain", GOLDEN.resolve("next/bbp_dutch_2025_C9.trf"));

        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith("3\n2 1\n3 5\n4 0\n\n")
                .contains("1 v 2: upper half against lower half, as they stand\n")
                .contains("4 rests, with 0 points: the lowest score at which all others can be paired\n")
                .contains("5 was passed over: has played fewer games\n");
    }

    @Test
    void pair_refuses_a_file_that_contradicts_itself_by_line_and_column() throws IOException {
        var damaged = file(
                "damaged.trf",
                Files.readString(GOLDEN.resolve("next/bbp_dutch_2025_C9.trf")).replace("     4 b 1", "     9 b 1"));

        var ran = run("pair", damaged);

        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.errors()).contains(damaged + ": line 3, column 92: round 1: the opponent 9 is unknown");
    }

    @Test
    void pair_says_why_no_round_is_possible() throws IOException {
        var finished = file(
                "finished.trf",
                Files.readString(GOLDEN.resolve("next/bbp_dutch_2025_C9.trf")).replace("XXR 3", "XXR 1"));

        var ran = run("pair", finished);

        assertThat(ran).isEqualTo(new Ran(1, "", finished + ": all 1 planned rounds have been paired\n"));
    }

    @Test
    void pair_knows_what_it_cannot_pair() throws IOException {
        var teams = file("teams.trf", "001    1\n310   1 Ruwi\n");
        var burstein = file("burstein.trf", "001    1\n192 FIDE_BURSTEIN\n");

        assertThat(run("pair", "--system", "swiss", teams).exit()).isEqualTo(2);
        assertThat(run("pair", teams))
                .isEqualTo(new Ran(1, "", teams + ": a team event; its matches are not paired here\n"));
        assertThat(run("pair", burstein).errors())
                .isEqualTo(burstein + ": asks for FIDE_BURSTEIN, which is not paired here\n");
        assertThat(run("pair", folder.resolve("missing.trf")).errors()).endsWith("missing.trf: cannot be read\n");
    }

    @Test
    void check_is_silent_where_all_rounds_agree() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN.resolve("tournaments"))) {
            var arguments = Stream.concat(Stream.of("check"), files.sorted()).toArray();

            assertThat(run(arguments)).isEqualTo(new Ran(0, "", ""));
        }
    }

    @Test
    void check_names_each_round_that_differs() throws IOException {
        var text = Files.readString(GOLDEN.resolve("tournaments/g019_n6_r4.trf"));
        var other = file("other.trf", text.replace("FIDE_DUTCH", "FIDE_DUTCH_BAKU"));
        var ran = run("check", other);

        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.errors()).startsWith(other + ": round 1: the file has ").contains(", the rules give ");
    }

    @Test
    void what_simulate_writes_checks_clean() throws IOException {
        for (var seed = 1; seed <= 5; seed++) {
            var simulated = run("simulate", "--players", 20 + 17 * seed, "--rounds", 4 + seed, "--seed", seed);
            assertThat(simulated.exit()).isZero();

            var ran = run("check", file("simulated" + seed + ".trf", simulated.out()));

            assertThat(ran).isEqualTo(new Ran(0, "", ""));
        }
    }

    @Test
    void simulate_repeats_itself_and_refuses_what_cannot_be() {
        var once = run("simulate", "--players", 30, "--rounds", 5, "--seed", -7);

        assertThat(run("simulate", "--players", 30, "--rounds", 5, "--seed", -7))
                .isEqualTo(once);
        assertThat(run("simulate", "--players", 30, "--rounds", 5, "--seed", 8).out())
                .isNotEqualTo(once.out());
        assertThat(run("simulate", "--players", 1, "--rounds", 5, "--seed", 8).exit())
                .isEqualTo(2);
        assertThat(run("simulate", "--players", 2, "--rounds", 9, "--seed", 8).errors())
                .contains("can be paired:");
    }
}
