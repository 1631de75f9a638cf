package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The published counts of sequences of moves. */
class PerftFactsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "oman; 14 182 1539 12626 80262 502762; 0 0 0 0 12 102",
                "oman-de-voogt; 14 182 1539 12626 80262 502762; 0 0 0 0 12 102",
                "bao-kiarabu-4x7; 14 182 1539 12626 80262 502762; 0 0 0 0 12 102",
                "bao-kiarabu-4x8; 16 240 2035 17718 118963; 0 0 0 0 0",
                "njombwa; 14 179 1607 14336 101136; 0 0 0 0 5",
                "mulabalaba; 16 240 2047 17933 122140; 0 0 0 0 0",
                "mulabalaba@6; 12 132 852 5494 26839; 0 0 0 0 14",
                "muvalavala; 8 61 704 7979 90136; 0 0 0 0 0"
            })
    void sequences_of_moves_are_as_many_as_published(String id, String nodes, String endless) {
        var rules = GameFixtures.rules(id);

        var counts = Perft.count(rules, Position.start(rules), nodes.split(" ").length);

        assertThat(counts).extracting(count -> String.valueOf(count.nodes())).containsExactly(nodes.split(" "));
        assertThat(counts).extracting(count -> String.valueOf(count.endless())).containsExactly(endless.split(" "));
    }

    @Test
    void a_4x8_board_that_is_otherwise_as_in_oman_counts_as_published() {
        var oman = RuleSets.standard();
        var eight = new RuleSet(
                "oman-4x8",
                1,
                new Layout(8, Direction.COUNTER_CLOCKWISE),
                GameFixtures.rules("mulabalaba").start(),
                oman.capture(),
                oman.endless(),
                oman.singles(),
                oman.innerFirstTurn(),
                oman.repetition());

        assertThat(Perft.count(eight, Position.start(eight), 5))
                .extracting(Perft.Count::nodes)
                .containsExactly(16L, 240L, 2047L, 17933L, 122140L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"oman", "muvalavala@6", "mulabalaba@12"})
    void the_plain_loop_counts_the_same(String id) {
        var rules = GameFixtures.rules(id);
        var plain = new PlainLoop(rules, 5);
        plain.set(Position.start(rules));

        var counts = Perft.count(rules, Position.start(rules), 4);

        assertThat(counts.stream().mapToLong(Perft.Count::nodes).sum()).isEqualTo(plain.perft(4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"oman", "muvalavala", "mulabalaba@6"})
    void several_threads_count_the_same(String id) throws InterruptedException {
        var rules = GameFixtures.rules(id);
        var start = Position.start(rules);

        assertThat(Perft.count(rules, start, 5, 3)).isEqualTo(Perft.count(rules, start, 5));
        assertThat(Perft.count(rules, start, 2, 3)).isEqualTo(Perft.count(rules, start, 2));
    }

    @Test
    void a_player_without_a_move_has_no_sequences() {
        var blocked = GameFixtures.position("1,0,0,0,0,0,0/0,0,0,0,0,0,0/1,1,1,1,1,1,1/1,1,1,1,1,1,1 S");

        assertThat(Perft.count(RuleSets.standard(), blocked, 3))
                .extracting(Perft.Count::nodes)
                .containsExactly(0L, 0L, 0L);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 16})
    void a_depth_out_of_range_is_refused(int depth) {
        var start = Position.start(RuleSets.standard());

        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(RuleSets.standard(), start, depth));
        assertThatIllegalArgumentException().isThrownBy(() -> Perft.count(RuleSets.standard(), start, depth, 2));
    }
}
