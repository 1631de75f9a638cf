package om.hawalis.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import om.hawalis.contest.Acceleration;
import om.hawalis.contest.Adjustment;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.Contest;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.ForbiddenGroup.Strictness;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import om.hawalis.contest.Stay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrfReaderTest {

    /** A player's record: number, name, rating, points, then a cell a round. */
    static String player(int number, String name, String rating, String points, String... cells) {
        var head = "001 %4s  %3s %s %4s".formatted(Integer.toString(number), "", NameField.fit(name, 33), rating);
        return head
                + " ".repeat(80 - head.codePointCount(0, head.length()))
                + "%4s %4s".formatted(points, Integer.toString(number))
                + (cells.length == 0 ? "" : "  " + String.join("  ", cells));
    }

    private static String file(String... lines) {
        return String.join("\n", lines) + "\n";
    }

    static Contest contest(String text) {
        return switch (TrfReader.read(text)) {
            case TrfReading.Read(var read) -> read.contest();
            case TrfReading.Refused(var faults) ->
                throw new AssertionError(faults.stream().map(TrfFault::inWords).toList());
        };
    }

    static List<String> faults(String text) {
        return switch (TrfReader.read(text)) {
            case TrfReading.Read read -> List.of();
            case TrfReading.Refused(var faults) ->
                faults.stream().map(TrfFault::inWords).toList();
        };
    }

    @Test
    void every_code_of_a_cell_is_a_result_of_its_own() {
        var contest = contest(file(
                player(1, "A", "2000", "1.0", "   2 w 1"),
                player(2, "B", "", "0.0", "   1 b 0"),
                player(3, "C", "0", "0.5", "   4 b D"),
                player(4, "D", "", "0.5", "   3 w D"),
                player(5, "E", "", "1.0", "   6 w +"),
                player(6, "F", "", "0.0", "   5 b -"),
                player(7, "G", "", "0.0", "   8 w  "),
                player(8, "H", "", "0.0", "   7 b  "),
                player(9, "I", "", "1.0", "0000 - U"),
                player(10, "J", "", "0.5", "0000 - h"),
                player(11, "K", "", "0.0", "0000 - Z"),
                player(12, "L", "", "0.0")));

        var round = contest.rounds().getFirst();
        assertThat(round.boards())
                .containsExactly(
                        new Board(1, 2, GameResult.SOUTH_WINS),
                        new Board(4, 3, GameResult.DRAWN_UNRATED),
                        new Board(5, 6, GameResult.SOUTH_WINS_BY_FORFEIT),
                        new Board(7, 8, GameResult.OPEN));
        assertThat(round.byes())
                .containsExactly(
                        new Bye(9, ByeKind.PAIRING_ALLOCATED),
                        new Bye(10, ByeKind.HALF_POINT),
                        new Bye(11, ByeKind.ZERO_POINT));
        assertThat(contest.entrant(1).rating()).isEqualTo(2000);
        assertThat(contest.entrant(3).rating()).isNull();
    }

    @Test
    void byes_behind_the_last_paired_round_are_wishes() {
        var contest = contest(file(
                player(1, "A", "", "1.5", "   2 w 1", "0000 - H"),
                player(2, "B", "", "0.0", "   1 b 0"),
                player(3, "C", "", "1.0", "0000 - U"),
                "240 Z   3    2    3"));

        assertThat(contest.rounds()).hasSize(1);
        assertThat(contest.requests())
                .containsExactly(
                        new ByeRequest(2, 1, ByeKind.HALF_POINT),
                        new ByeRequest(3, 2, ByeKind.ZERO_POINT),
                        new ByeRequest(3, 3, ByeKind.ZERO_POINT));
    }

    @Test
    void records_of_2026_make_the_plan() {
        var contest = contest(file(
                "142 9",
                "152 B",
                "162  W 3.0    D 1.0    L 0.0    A 0.5    P 2.0",
                player(1, "A", "", "2.5", "   2 w 1"),
                player(2, "B", "", "0.0", "   1 b 0"),
                player(3, "C", "", "0.5", "0000 - Z"),
                "250       3.0   1   2    1    2",
                "260   1   4    1    3",
                "299          -0.5    1    1"));

        assertThat(contest.plan().rounds()).isEqualTo(9);
        assertThat(contest.plan().initialSide()).isEqualTo(Side.NORTH);
        assertThat(contest.scoring()).isEqualTo(new Scoring(6, 2, 0, 6, 1, 4, 6, 2, 1, Scoring.BoardScoring.MATCH));
        assertThat(contest.plan().accelerations()).containsExactly(new Acceleration(1, 2, 1, 2, 6));
        assertThat(contest.plan().forbidden())
                .containsExactly(new ForbiddenGroup(List.of(1, 3), 1, 4, Strictness.ABSOLUTE));
        assertThat(contest.rounds().getFirst().adjustments()).containsExactly(new Adjustment(1, -1));
    }

    @Test
    void the_older_dialect_makes_the_same_plan() {
        var contest = contest(file(
                player(1, "A", "", "0.0"),
                player(2, "B", "", "0.0"),
                player(3, "C", "", "0.0"),
                "XXR 7",
                "XXC black1",
                "XXS W=3 D=1 PAB=2 HPB=.5",
                "XXA    1  1.0  0.0  0.5",
                "XXP 2 3",
                "XXZ 3"));

        assertThat(contest.plan().rounds()).isEqualTo(7);
        assertThat(contest.plan().initialSide()).isEqualTo(Side.NORTH);
        assertThat(contest.scoring()).isEqualTo(new Scoring(6, 2, 0, 6, 0, 4, 6, 1, 0, Scoring.BoardScoring.MATCH));
        assertThat(contest.plan().accelerations())
                .containsExactly(new Acceleration(1, 1, 1, 1, 2), new Acceleration(3, 3, 1, 1, 1));
        assertThat(contest.plan().forbidden())
                .containsExactly(new ForbiddenGroup(List.of(2, 3), 1, Stay.OPEN, Strictness.ABSOLUTE));
        assertThat(contest.requests()).containsExactly(new ByeRequest(1, 3, ByeKind.ZERO_POINT));
    }

    @Test
    void baku_acceleration_follows_from_the_type_of_tournament() {
        var contest = contest(file(
                "142 9",
                "192 FIDE_DUTCH_BAKU",
                player(1, "A", "", "0.0"),
                player(2, "B", "", "0.0"),
                player(3, "C", "", "0.0"),
                player(4, "D", "", "0.0"),
                player(5, "E", "", "0.0")));

        assertThat(contest.plan().accelerations())
                .containsExactly(new Acceleration(1, 3, 1, 4, 2), new Acceleration(4, 5, 1, 4, 1));
    }

    @Test
    void all_contradictions_are_named_at_once_by_line_and_column() {
        var text = file(
                "142 2",
                player(1, "A", "", "2.0", "   2 w 1", "   3 w 1"),
                player(2, "B", "", "1.0", "   1 b 1", "0000 - U"),
                player(3, "C", "", "0.0", "0000 - Z", "   2 b 0"),
                player(4, "D", "", "0.0", "   9 w 1", "   4 w 0"),
                player(5, "E", "", "0.0", "   6 w 1", "   6 - 1"),
                player(6, "F", "", "0.0", "   5 w 0", "   5 - 0"),
                player(5, "E", "", "0.0"),
                "260   1   2   12    1",
                "XXR 3");

        assertThat(faults(text))
                .contains(
                        "line 8, column 5: player 5 already stands in line 6",
                        "line 9, column 13: player 12 is unknown",
                        "line 10, column 5: 3 rounds here, but 2 in line 1");
        assertThat(faults(text.replace(player(5, "E", "", "0.0") + "\n", "")
                        .replace("XXR 3", "XXR 2")
                        .replace("  12 ", "   2 ")))
                .containsExactly(
                        "line 2, column 92: round 1: players 1 and 2 claim the results 1 and 1",
                        "line 2, column 102: round 2: player 1 names 3, who names 2",
                        "line 4, column 102: round 2: player 3 names 2, who names nobody",
                        "line 5, column 92: round 1: the opponent 9 is unknown",
                        "line 5, column 102: round 2: player 4 meets himself",
                        "line 6, column 92: round 1: players 5 and 6 have the same colour",
                        "line 6, column 102: round 2: a played game without a colour");
    }

    @Test
    void points_that_the_results_do_not_make_are_named() {
        var text = file(player(1, "A", "", "0.5", "   2 w 1"), player(2, "B", "", "0.0", "   1 b 0"));

        assertThat(faults(text))
                .containsExactly("line 1, column 81: player 1 has 0.5 points here, but the results make 1.0");
    }

    @Test
    void points_may_count_virtual_ones_and_byes_already_granted() {
        var contest = contest(file(
                player(1, "A", "", "2.5", "   2 w 1", "0000 - H"),
                player(2, "B", "", "0.0", "   1 b 0"),
                "250       1.0   1   2    1    1"));

        assertThat(contest.score(1)).isEqualTo(2);
    }

    @Test
    void a_game_beside_a_bye_of_the_same_round_is_named() {
        var text = file(player(1, "A", "", "1.0", "   2 w 1"), player(2, "B", "", "0.0", "   1 b 0"), "240 H   1    2");

        assertThat(faults(text)).containsExactly("line 2, column 92: round 1: player 2 has both a game and a bye");
    }

    @Test
    void what_is_no_report_file_is_refused_in_words() {
        assertThat(faults("")).containsExactly("line 1, column 1: the file names no player");
        assertThat(faults("001 x\n142 many\n152 red\n"))
                .containsExactly(
                        "line 1, column 5: \"x\" is not a number",
                        "line 2, column 5: \"many\" is not a number",
                        "line 3, column 5: \"red\" is no colour");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r", "\n", "\r\n"})
    void lines_may_end_in_any_way(String end) {
        var text = file("012 Cup", player(1, "A", "", "1.0", "   2 w 1"), player(2, "B", "", "0.0", "   1 b 0"))
                .replace("\n", end);

        assertThat(contest(text).rounds()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"محمد بن سعيد", "O'Neil, Шон", "王小明", "👨‍👩‍👧 Familie", "José Ñandú"})
    void a_name_in_any_script_keeps_the_columns_behind_it(String name) {
        var text = file(player(1, name, "1875", "1.0", "   2 w 1"), player(2, "B", "", "0.0", "   1 b 0"));

        var contest = contest(text);

        assertThat(contest.entrant(1).name()).isEqualTo(name);
        assertThat(contest.entrant(1).rating()).isEqualTo(1875);
        assertThat(contest.score(1)).isEqualTo(2);
    }

    @Test
    void bytes_that_are_no_utf8_are_latin_1() {
        var text = file(player(1, "Müller, Jörg", "", "0.0"), player(2, "B", "", "0.0"));

        var read = (TrfReading.Read) TrfReader.read(text.getBytes(StandardCharsets.ISO_8859_1));

        assertThat(read.file().contest().entrant(1).name()).isEqualTo("Müller, Jörg");
        assertThat(read.file().bytes()).isEqualTo(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @Test
    void a_byte_order_mark_is_no_part_of_the_first_record() {
        var text = "\uFEFF" + file(player(1, "A", "", "0.0"), player(2, "B", "", "0.0"));

        var read = (TrfReading.Read) TrfReader.read(text.getBytes(StandardCharsets.UTF_8));

        assertThat(read.file().contest().entrants()).hasSize(2);
        assertThat(read.file().bytes()).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }
}
