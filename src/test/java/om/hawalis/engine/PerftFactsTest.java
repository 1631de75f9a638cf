package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The published counts, walked through the record API. */
class PerftFactsTest {
    private record Counts(List<Long> nodes, List<Long> endless) {}

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "oman; 14 182 1539 12626 80262; 0 0 0 0 12",
                "oman-de-voogt; 14 182 1539 12626 80262; 0 0 0 0 12",
                "bao-kiarabu-4x7; 14 182 1539 12626 80262; 0 0 0 0 12",
                "bao-kiarabu-4x8; 16 240 2035 17718; 0 0 0 0",
                "njombwa; 14 179 1607 14336 101136; 0 0 0 0 5",
                "mulabalaba; 16 240 2047 17933; 0 0 0 0",
                "mulabalaba@6; 12 132 852 5494 26839; 0 0 0 0 14",
                "muvalavala; 8 61 704 7979; 0 0 0 0"
            })
    void sequences_of_moves_are_as_many_as_published(String id, String nodes, String endless) {
        var rules = GameFixtures.rules(id);

        var counts = count(rules, nodes.split(" ").length);

        assertThat(counts.nodes()).map(String::valueOf).containsExactly(nodes.split(" "));
        assertThat(counts.endless()).map(String::valueOf).containsExactly(endless.split(" "));
    }

    @Test
    void the_other_4x8_capture_makes_a_difference_at_the_third_ply() {
        var ccw = count(GameFixtures.rules("mulabalaba"), 3);
        var cw = count(GameFixtures.rules("bao-kiarabu-4x8"), 3);

        assertThat(ccw.nodes()).endsWith(2047L);
        assertThat(cw.nodes()).endsWith(2035L);
    }

    private static Counts count(RuleSet set, int depth) {
        var nodes = new ArrayList<Long>();
        var endless = new ArrayList<Long>();
        var level = List.of(Position.start(set));
        for (var ply = 0; ply < depth; ply++) {
            var plays = level.stream().flatMap(position -> plays(set, position)).toList();
            var endlessHere = plays.stream().filter(PerftFactsTest::isEndless).count();
            nodes.add((long) plays.size());
            endless.add(endlessHere + (endless.isEmpty() ? 0 : endless.getLast()));
            level = plays.stream()
                    .filter(play -> !isEndless(play))
                    .map(Play.Legal::after)
                    .toList();
        }
        return new Counts(nodes, endless);
    }

    private static Stream<Play.Legal> plays(RuleSet set, Position position) {
        var rules = Rules.of(set);
        return rules.legalMoves(position).stream().map(hole -> (Play.Legal) rules.play(position, hole));
    }

    private static boolean isEndless(Play.Legal play) {
        return play.sowing() instanceof Sowing.Endless;
    }
}
