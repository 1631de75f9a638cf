package om.hawalis.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {

    @Test
    void a_line_a_depth_with_nodes_and_endless_moves() {
        var run = CommandRun.of("perft", "--rules", "oman", "--depth", "5");

        assertThat(run.exit()).isZero();
        assertThat(run.out()).isEqualTo("1 14 0\n2 182 0\n3 1539 0\n4 12626 0\n5 80262 12\n");
    }

    @Test
    void a_position_and_threads_may_be_given() {
        var position = "0,0,0,0,0,0/0,0,1,0,1,0/0,0,0,1,0,1/1,1,0,0,0,0 S";

        var one = CommandRun.of("perft", "--rules", "mulabalaba@6", "--depth", "4", "--position", position);
        var two = CommandRun.of(
                "perft", "--rules", "mulabalaba@6", "--depth", "4", "--position", position, "--threads", "2");

        assertThat(one.out()).startsWith("1 1 0\n");
        assertThat(two.out()).isEqualTo(one.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "--depth 0; --depth 0: from 1 to 15",
                "--depth 16; --depth 16: from 1 to 15",
                "--depth 1 --threads 0; --threads 0: from 1 to 256",
                "--depth 1 --rules omani; unknown rule set",
                "--depth 1 --position 2/2; no position: four rows"
            })
    void input_out_of_range_is_refused_in_words(String words, String reason) {
        var run = CommandRun.of(("perft " + words).split(" "));

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).startsWith(reason);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void perft_without_a_depth_is_a_usage_error() {
        assertThat(CommandRun.of("perft").exit()).isEqualTo(2);
        assertThat(CommandRun.of("perft", "--depth", "six").exit()).isEqualTo(2);
    }
}
