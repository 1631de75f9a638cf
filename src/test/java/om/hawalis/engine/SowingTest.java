package om.hawalis.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What makes the detection of endless sowings exact: every lap can be undone in one way only. */
class SowingTest {

    /**
     * Undoes the lap whose last stone fell into {@code last}: the hole lifted is the nearest one, going back from the
     * last hole, itself included, that holds the ring's smallest count.
     */
    private static int undoLap(int[] ring, int last) {
        var smallest = Arrays.stream(ring).min().orElseThrow();
        var origin = last;
        while (ring[origin] != smallest) origin = (origin + ring.length - 1) % ring.length;
        var stones = 0;
        for (var hole = last; hole != origin || ring[origin] > 0; hole = (hole + ring.length - 1) % ring.length) {
            ring[hole]--;
            stones++;
        }
        ring[origin] = stones;
        return origin;
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8, 9, 12, 13, 16})
    void every_lap_run_backwards_gives_the_ring_before_it(int columns) {
        var lanes = Lanes.of(columns);
        var hand = new Hand(lanes);
        var games = new RandomGames(columns);

        for (var trial = 0; trial < 20_000; trial++) {
            var before = games.ring(2 * columns, 4 * columns);
            var origin = games.below(2 * columns);
            if (before.get(origin) == 0) continue;
            var ring = new long[lanes.words];
            lanes.pack(before, ring, 0);

            var last = hand.lap(ring, 0, origin);

            var counts =
                    lanes.unpack(ring, 0).stream().mapToInt(Integer::intValue).toArray();
            assertThat(undoLap(counts, last)).isEqualTo(origin);
            assertThat(counts)
                    .containsExactly(before.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    @Test
    void an_endless_sowing_run_backwards_meets_its_start_after_its_period_and_not_before() {
        var endless = GameFixtures.position("1,2,3,2,1,2,5/0,1,0,3,2,1,4/0,1,0,1,2,1,8/1,2,3,2,5,1,0 S");
        var start = endless.south().stream().mapToInt(Integer::intValue).toArray();
        var ring = start.clone();
        var hole = 3;
        var laps = 0L;

        do {
            hole = undoLap(ring, hole);
            laps++;
        } while (hole != 3 || !Arrays.equals(ring, start));

        assertThat(laps).isEqualTo(97_580);
    }

    @Test
    void a_sowing_of_two_or_three_or_four_words_is_the_same_as_stone_by_stone() {
        for (var rules : RuleSets.all()) {
            var plain = new PlainLoop(rules, 1);
            var table = new Table(rules, 1);
            var games = new RandomGames(rules.id().hashCode());
            for (var trial = 0; trial < 5_000; trial++) {
                var position = games.position(rules);
                plain.set(position);
                table.set(position);
                for (var legal = table.legal(); legal != 0; legal &= legal - 1) {
                    var hole = Integer.numberOfTrailingZeros(legal);
                    assertThat(table.play(hole)).isEqualTo(plain.play(hole));
                    assertThat(table.laps()).isEqualTo(plain.laps());
                    assertThat(table.position().ring(position.toMove()))
                            .containsExactly(
                                    Arrays.stream(plain.enemy()).boxed().toArray(Integer[]::new));
                    table.undo();
                    plain.undo();
                }
            }
        }
    }
}
