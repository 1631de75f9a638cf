package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SparseMatchingTest {

    private static boolean[][] graph(RandomGenerator random, int size) {
        var edges = new boolean[size][size];
        var density = random.nextDouble();
        for (var a = 0; a < size; a++)
            for (var b = a + 1; b < size; b++) edges[a][b] = edges[b][a] = random.nextDouble() < density;
        return edges;
    }

    private static int most(boolean[][] edges, int free) {
        if (free == 0) return 0;
        var a = Integer.numberOfTrailingZeros(free);
        var rest = free & ~(1 << a);
        var most = most(edges, rest);
        for (var b = a + 1; b < edges.length; b++)
            if ((rest >> b & 1) == 1 && edges[a][b]) most = Math.max(most, 1 + most(edges, rest & ~(1 << b)));
        return most;
    }

    @Test
    void matches_as_many_as_exhaustive_search_does() {
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(11);
        for (var round = 0; round < 2000; round++) {
            var size = 1 + random.nextInt(10);
            var edges = graph(random, size);

            var mates = new SparseMatching(size, (one, other) -> edges[one][other]).solve();

            var matched = IntStream.range(0, size).filter(i -> mates[i] >= 0).toArray();
            assertThat(IntStream.of(matched)).allMatch(i -> mates[mates[i]] == i && edges[i][mates[i]]);
            assertThat(matched).hasSize(2 * most(edges, (1 << size) - 1));
        }
    }
}
