package om.hawalis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.trf.TrfEvent;
import om.hawalis.trf.TrfWriter;
import om.hawalis.trf.TrfWriting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    private Path report(Plan plan, List<String> names, Round... rounds) throws IOException {
        var entrants = IntStream.rangeClosed(1, names.size())
                .mapToObj(number -> new Entrant(number, names.get(number - 1), 2000 - number))
                .toList();
        var contest = Contest.of(plan, entrants, List.of(rounds), List.of()).orThrow();
        var event = TrfEvent.of("Cup", "FIDE_DUTCH");
        return file("report.trf", ((TrfWriting.Written) TrfWriter.write(contest, event, Map.of())).text());
    }

    private static Round round(int south, int north, int resting) {
        return new Round(
                List.of(new Board(south, north, GameResult.SOUTH_WINS)),
                List.of(new Bye(resting, ByeKind.PAIRING_ALLOCATED)));
    }

    @Test
    void pair_says_when_the_field_is_odd_and_nobody_may_rest() throws IOException {
        var plan = new Plan(5, null, Scoring.STANDARD);
        var file = report(plan, List.of("A", "B", "C"), round(1, 2, 3), round(1, 3, 2), round(3, 2, 1));

        assertThat(run("pair", file))
                .isEqualTo(new Ran(
                        1,
                        "",
                        file + ": 3 entrants are there, an odd number, and each has had a bye, or a win without"
                                + " playing\n"));
    }

    @Test
    void pair_says_who_is_left_without_an_opponent() throws IOException {
        var apart = new ForbiddenGroup(List.of(1, 2, 3, 4), 1, 5, ForbiddenGroup.Strictness.ABSOLUTE);
        var file =
                report(new Plan(5, null, Scoring.STANDARD).withForbidden(List.of(apart)), List.of("A", "B", "C", "D"));

        var ran = run("pair", "--explain", file);

        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.errors())
                .contains(file + ": 4 entrants are there, and however they are paired, somebody meets")
                .contains(file + ": nobody is left whom 1 may meet\n");
    }

    @ParameterizedTest
    @CsvSource({
        "'     4 b 1','     2 b 1','line 3, column 92: round 1: player 2 meets himself'",
        "'     4 b 1','     4 b 0','line 3, column 81: player 2 has 1.0 points here, but the results make 0.0'",
        "'     4 b 1','     4 w 1','line 3, column 92: round 1: players 2 and 4 have the same colour'",
        "'XXR 3','XXR x','\"x\" is not a number'"
    })
    void pair_check_and_standings_refuse_a_contest_that_contradicts_itself(String right, String wrong, String words)
            throws IOException {
        var text = Files.readString(GOLDEN.resolve("next/bbp_dutch_2025_C9.trf"));
        var damaged = file("damaged.trf", text.replace(right, wrong));

        for (var command : List.of("pair", "check", "standings")) {
            var ran = run(command, damaged);

            assertThat(ran.exit()).as(command).isEqualTo(1);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.errors()).startsWith(damaged + ": line ").contains(words);
        }
    }

    @Test
    void names_of_any_script_are_paired_checked_and_ranked() throws IOException {
        var names = List.of("محمد بن سعيد", "王小明", "Шон O'Neil", "👨‍👩‍👧 Familie", "שרה", "a\u202Eb");
        var round = new Round(
                List.of(
                        new Board(1, 4, GameResult.SOUTH_WINS),
                        new Board(5, 2, GameResult.DRAWN),
                        new Board(3, 6, GameResult.NORTH_WINS)),
                List.of());
        var file = report(new Plan(5, null, Scoring.STANDARD), names, round);

        assertThat(run("pair", file)).isEqualTo(new Ran(0, "3\n6 1\n2 3\n4 5\n", ""));
        assertThat(run("check", file)).isEqualTo(new Ran(0, "", ""));
        for (var name : names) assertThat(run("standings", file).out()).contains("\t" + name + "\t");
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
    void check_takes_the_initial_side_from_the_first_round_where_the_file_does_not_tell_it() throws IOException {
        var drawn = new HashSet<String>();
        for (var seed = 1; seed <= 8; seed++) {
            var text = run("simulate", "--players", 23, "--rounds", 4, "--seed", seed)
                    .out();
            text.lines().filter(line -> line.startsWith("152")).forEach(drawn::add);

            assertThat(run("check", file("silent.trf", text.replaceAll("152 .\r\n", ""))))
                    .isEqualTo(new Ran(0, "", ""));
        }
        assertThat(drawn).containsExactlyInAnyOrder("152 W", "152 B");
    }

    @ParameterizedTest
    @CsvSource({"6,4", "7,5", "9,6", "10,7", "12,8", "13,9", "25,11", "40,9", "61,5", "300,7"})
    void what_simulate_writes_checks_clean_at_any_size(int players, int rounds) throws IOException {
        for (var seed = 1; seed <= 4; seed++) {
            var simulated = run("simulate", "--players", players, "--rounds", rounds, "--seed", seed);
            if (simulated.exit() == 1) assertThat(simulated.errors()).contains("can be paired:");
            else
                assertThat(run("check", file("simulated.trf", simulated.out()))).isEqualTo(new Ran(0, "", ""));
        }
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
