package om.hawalis.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import om.hawalis.contest.Adjustment;
import om.hawalis.contest.Board;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import om.hawalis.contest.Stay;
import om.hawalis.pairing.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TrfWriterTest {
    private static final TrfEvent EVENT = TrfEvent.of("Open of Mutrah", "FIDE_DUTCH");

    private static String written(Contest contest) {
        return ((TrfWriting.Written) TrfWriter.write(contest, EVENT, Map.of())).text();
    }

    @Test
    void what_is_written_reads_as_the_same_contest() {
        for (var seed = 0; seed < 40; seed++) {
            var contest = contest(seed);

            var again = TrfReaderTest.contest(written(contest));

            assertThat(again.plan()).isEqualTo(contest.plan());
            for (var i = 0; i < contest.rounds().size(); i++)
                same(again.rounds().get(i), contest.rounds().get(i));
            assertThat(again.requests()).isEqualTo(contest.requests());
            assertThat(again.entrants()).isEqualTo(contest.entrants());
        }
    }

    /** Adjusted scores give the boards another order. */
    private static void same(Round one, Round other) {
        assertThat(one.boards()).containsExactlyInAnyOrderElementsOf(other.boards());
        assertThat(one.byes()).isEqualTo(other.byes());
        assertThat(one.adjustments()).isEqualTo(other.adjustments());
    }

    private static Contest contest(long seed) {
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        var scoring =
                random.nextInt(3) == 0 ? Scoring.of(6, 2, random.nextInt(2)).withPairingBye(2) : Scoring.STANDARD;
        var plan = new Plan(7, random.nextBoolean() ? Side.SOUTH : Side.NORTH, scoring)
                .withForbidden(List.of(new ForbiddenGroup(List.of(1, 4), 2, 5, ForbiddenGroup.Strictness.ABSOLUTE)));
        var habits = new Simulation.Habits(300, 100, 100, 100);
        var played =
                ((Simulation.Ending.Finished) Simulation.play(14 + random.nextInt(9), plan, 5, seed, habits)).contest();
        var rounds = new ArrayList<>(played.rounds());
        var third = rounds.get(2);
        rounds.set(2, new Round(third.boards(), third.byes(), List.of(new Adjustment(3, 1), new Adjustment(7, -1))));
        var requests = List.of(new ByeRequest(6, 2, ByeKind.HALF_POINT), new ByeRequest(7, 5, ByeKind.ZERO_POINT));
        return Contest.of(plan, played.entrants(), rounds, requests).orThrow();
    }

    @Test
    void the_event_stands_in_front_and_each_thing_in_its_columns() {
        var event = new TrfEvent(
                "Open of Mutrah",
                "Mutrah",
                "OMA",
                LocalDate.of(2026, 3, 5),
                LocalDate.of(2026, 3, 6),
                "Salim",
                List.of("Aisha"),
                "45'",
                "FIDE_DUTCH",
                List.of(LocalDate.of(2026, 3, 5), LocalDate.of(2026, 3, 6)),
                List.of("BH/C1", "SB"));
        var entrants = List.of(new Entrant(1, "One", 1850, "FM", List.of(Stay.WHOLE)), new Entrant(2, "Two", null));
        var rounds = List.of(new Round(List.of(new Board(2, 1, GameResult.SOUTH_WINS)), List.of()));
        var contest = Contest.of(new Plan(2, Side.NORTH, Scoring.STANDARD), entrants, rounds, List.of())
                .orThrow();

        var text = ((TrfWriting.Written)
                        TrfWriter.write(contest, event, Map.of(1, new TrfPerson("w", "OMA", "123", "1990/00/00"))))
                .text();

        assertThat(text.split("\r\n"))
                .containsExactly(
                        "012 Open of Mutrah",
                        "022 Mutrah",
                        "032 OMA",
                        "042 2026/03/05",
                        "052 2026/03/06",
                        "062 2",
                        "072 1",
                        "102 Salim",
                        "112 Aisha",
                        "122 45'",
                        "132" + " ".repeat(88) + "26/03/05  26/03/06",
                        "142 2",
                        "152 B",
                        "192 FIDE_DUTCH",
                        "202 BH/C1,SB",
                        "001    1 w FM One                               1850 OMA 123         1990/00/00  0.0    2    "
                                + " 2 b 0",
                        "001    2      Two                                                                1.0    1    "
                                + " 1 w 1");
    }

    @Test
    void a_long_name_is_cut_between_whole_characters_for_the_file_only() {
        var name = "مُحَمَّد بن سعيد بن عبد الله الحارثي المسقطي العماني";
        var entrants = List.of(new Entrant(1, name, 1500), new Entrant(2, "B\tC\nD", null));
        var contest = Contest.of(new Plan(1, null, Scoring.STANDARD), entrants, List.of(), List.of())
                .orThrow();

        var again = TrfReaderTest.contest(written(contest));

        assertThat(name).startsWith(again.entrant(1).name());
        assertThat(again.entrant(1)
                        .name()
                        .codePointCount(0, again.entrant(1).name().length()))
                .isBetween(28, 33);
        assertThat(again.entrant(1).rating()).isEqualTo(1500);
        assertThat(again.entrant(2).name()).isEqualTo("B C D");
    }

    @Test
    void a_match_of_several_games_is_told_as_one() {
        var games = List.of(
                new Game(1, 2, GameResult.SOUTH_WINS),
                new Game(2, 1, GameResult.DRAWN),
                new Game(1, 2, GameResult.DRAWN));
        var byGames = new Plan(1, null, Scoring.STANDARD.withBoards(Scoring.BoardScoring.EACH_GAME));
        var entrants = List.of(new Entrant(1, "A", null), new Entrant(2, "B", null));
        var contest = Contest.of(
                        byGames, entrants, List.of(new Round(List.of(new Board(1, 2, games)), List.of())), List.of())
                .orThrow();

        var again = TrfReaderTest.contest(written(contest));

        assertThat(again.score(1)).isEqualTo(4);
        assertThat(again.score(2)).isEqualTo(2);
        assertThat(again.rounds().getFirst().boards()).containsExactly(new Board(1, 2, GameResult.SOUTH_WINS));
    }

    @Test
    void what_the_columns_cannot_hold_is_refused() {
        var entrants = List.of(new Entrant(10_000, "A", null), new Entrant(2, "B", null));
        var contest = Contest.of(new Plan(1, null, Scoring.STANDARD), entrants, List.of(), List.of())
                .orThrow();

        var writing = (TrfWriting.Unfit) TrfWriter.write(contest, EVENT, Map.of());

        assertThat(writing.inWords()).isEqualTo("starting numbers go up to 9999 in this format; 10000 does not fit");
    }

    static Stream<Path> golden() throws IOException {
        try (var files = Files.walk(Path.of("src/test/resources/pairing"))) {
            return files.filter(file -> file.toString().endsWith(".trf")).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("golden")
    void what_is_read_is_written_back_unchanged(Path golden) throws IOException {
        var bytes = Files.readAllBytes(golden);

        var file = ((TrfReading.Read) TrfReader.read(bytes)).file();

        assertThat(file.bytes()).isEqualTo(bytes);
        assertThat(file.with(file.contest()).bytes()).isEqualTo(bytes);
    }

    @Test
    void a_new_round_changes_only_the_columns_of_results() throws IOException {
        var bytes = Files.readAllBytes(Path.of("src/test/resources/pairing/next/bbp_dutch_2025_C9.trf"));
        var file = ((TrfReading.Read) TrfReader.read(bytes)).file();
        var rounds = new ArrayList<>(file.contest().rounds());
        rounds.add(new Round(
                List.of(new Board(2, 1, GameResult.DRAWN), new Board(3, 5, GameResult.NORTH_WINS_BY_FORFEIT)),
                List.of()));
        var contest = Contest.of(file.contest().plan(), file.contest().entrants(), rounds, List.of())
                .orThrow();

        var after = file.with(contest);

        assertThat(after.text().lines().filter(line -> line.startsWith("001")).map(line -> line.substring(48)))
                .containsExactly(
                        "2720                             1.5    1     3 w 1     2 b =",
                        "2701                             1.5    2     4 b 1     1 w =",
                        "2697                             0.0    4     1 b 0     5 w -",
                        "2689                             0.0    5     2 w 0",
                        "2673                             1.0    3  0000 - Z     3 b +");
        assertThat(after.text().lines().filter(line -> !line.startsWith("001")))
                .containsExactlyElementsOf(file.text()
                        .lines()
                        .filter(line -> !line.startsWith("001"))
                        .toList());
    }
}
