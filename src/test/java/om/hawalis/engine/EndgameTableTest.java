package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndgameTableTest {

    private static EndgameTable build(RuleSet rules, int stones) {
        return EndgameTable.build(rules, stones, bytes(rules, stones), done -> {});
    }

    private static ByteBuffer bytes(RuleSet rules, int stones) {
        return ByteBuffer.allocate((int) EndgameTable.size(rules, stones));
    }

    @ParameterizedTest
    @CsvSource({
        "oman, 5",
        "oman-de-voogt, 4",
        "bao-kiarabu-4x8, 4",
        "mulabalaba@6, 5",
        "muvalavala@6, 5",
        "mulabalaba@12, 3",
        "muvalavala@16, 3"
    })
    void every_entry_is_what_its_moves_say(String id, int stones) {
        var table = build(GameFixtures.rules(id), stones);

        assertThat(table.wrongEntries(done -> {})).isZero();
    }

    @Test
    void a_wrong_entry_is_found() {
        var rules = GameFixtures.rules("mulabalaba@6");
        var bytes = bytes(rules, 3);
        var table = EndgameTable.build(rules, 3, bytes, done -> {});

        bytes.putShort(EndgameShape.HEAD, (short) (bytes.getShort(EndgameShape.HEAD) + 2));

        assertThat(table.wrongEntries(done -> {})).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"oman", "mulabalaba@6", "muvalavala@6", "bao-kiarabu-4x8"})
    void the_solver_says_the_same_without_it(String id) {
        var rules = GameFixtures.rules(id);
        var endgames = build(rules, 4);
        var games = new RandomGames(id.hashCode());
        var table = new Table(rules, 1);

        for (var trial = 0; trial < 30; trial++) {
            var layout = rules.layout();
            var position =
                    new Position(layout, games.ring(layout.holes(), 2), games.ring(layout.holes(), 2), Side.SOUTH, 0);
            table.set(position);
            assertThat(endgames.covers(table)).isTrue();
            assertThat(value(Solver.solve(rules, position, Solver.Effort.usual())))
                    .isEqualTo(endgames.value(table));
            assertThat(value(Solver.solve(rules, position, new Solver.Effort(Solver.DEEPEST, endgames, () -> true))))
                    .isEqualTo(endgames.value(table));
        }
    }

    private static int value(Solution solution) {
        return switch (solution) {
            case Solution.Won(var winner, var plies, var line) ->
                winner == Side.SOUTH ? EndgameValues.win(plies) : EndgameValues.loss(plies);
            case Solution.Drawn drawn -> EndgameValues.DRAW;
            case Solution.Undecided undecided -> throw new AssertionError(undecided);
        };
    }

    @Test
    void problem_1_is_solved_with_a_table_just_the_same() {
        var effort = new Solver.Effort(Solver.DEEPEST, build(GameFixtures.OMAN, 5), () -> true);

        var solution = Solver.solve(GameFixtures.OMAN, GameFixtures.position(GameFixtures.PROBLEM_1), effort);

        assertThat(solution)
                .isInstanceOfSatisfying(
                        Solution.Won.class, won -> assertThat(won.plies()).isEqualTo(41));
    }

    @Test
    void a_table_is_opened_from_its_bytes_alone() {
        var rules = GameFixtures.rules("mulabalaba@6");
        var bytes = bytes(rules, 3);
        EndgameTable.build(rules, 3, bytes, done -> {});

        var opened = EndgameTable.open(bytes.asReadOnlyBuffer());

        assertThat(opened).isInstanceOfSatisfying(EndgameTable.Opened.Usable.class, usable -> {
            assertThat(usable.table().rules()).isEqualTo(rules);
            assertThat(usable.table().stones()).isEqualTo(3);
            assertThat(usable.table().entries()).isEqualTo(EndgameTable.entries(rules, 3));
            assertThat(usable.table().isOf(GameFixtures.rules("mulabalaba@6,repetition=3")))
                    .isTrue();
            assertThat(usable.table().isOf(GameFixtures.OMAN)).isFalse();
            assertThat(usable.table().wrongEntries(done -> {})).isZero();
        });
    }

    @ParameterizedTest
    @CsvSource({
        "'', NO_TABLE",
        "a table of other things, NO_TABLE",
        "'hawalis endgame table 1|oman|1|9|', NO_TABLE",
        "'hawalis endgame table 1|oman|one|3|', NO_TABLE",
        "'hawalis endgame table 1|lela|1|3|', UNKNOWN_RULES",
        "'hawalis endgame table 1|oman|2|3|', UNKNOWN_RULES",
        "'hawalis endgame table 1|oman|1|3|', WRONG_SIZE"
    })
    void what_is_no_table_is_not_opened(String text, EndgameTable.Unfit why) {
        var bytes = ByteBuffer.wrap(text.replace('|', '\n').getBytes(StandardCharsets.US_ASCII));

        assertThat(EndgameTable.open(bytes)).isEqualTo(new EndgameTable.Opened.Unusable(why));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 9})
    void a_number_of_stones_out_of_range_is_refused(int stones) {
        assertThatIllegalArgumentException().isThrownBy(() -> EndgameTable.size(GameFixtures.OMAN, stones));
    }

    @Test
    void a_buffer_of_another_size_is_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EndgameTable.build(GameFixtures.OMAN, 3, ByteBuffer.allocate(10), done -> {}));
    }

    @Test
    void rings_are_numbered_without_gaps() {
        var lanes = Lanes.of(7);
        var numbers = new RingNumbers(lanes, 4);
        for (var stones = 1; stones <= 4; stones++) {
            var all = numbers.all(stones);
            for (var number = 0; number < numbers.rings(stones); number++) {
                assertThat(lanes.stones(all, number * lanes.words)).isEqualTo(stones);
                assertThat(numbers.number(all, number * lanes.words, stones)).isEqualTo(number);
            }
        }
        assertThat(numbers.rings(4)).isEqualTo(2380);
    }
}
