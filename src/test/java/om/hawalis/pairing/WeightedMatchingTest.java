package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

class WeightedMatchingTest {

    /** Random graphs, many of them with ties and with few edges, where odd cycles abound. */
    private static long[][][] graph(RandomGenerator random, int size, int words, int greatest) {
        var weight = new long[size][size][words];
        var density = 1 + random.nextInt(4);
        for (var a = 0; a < size; a++)
            for (var b = a + 1; b < size; b++)
                if (random.nextInt(4) < density)
                    for (var word = 0; word < words; word++)
                        weight[a][b][word] = weight[b][a][word] = random.nextInt(greatest);
        return weight;
    }

    private static WeightedMatching.Weights weights(long[][][] weight) {
        return (a, b, tuple) -> System.arraycopy(weight[a][b], 0, tuple, 0, tuple.length);
    }

    private static long[] best(long[][][] weight, int free, int words) {
        if (free == 0) return new long[words];
        var a = Integer.numberOfTrailingZeros(free);
        long[] best = null;
        for (var b = a + 1; b < weight.length; b++)
            if ((free >> b & 1) == 1) {
                var sum = best(weight, free & ~(1 << a) & ~(1 << b), words);
                for (var word = 0; word < words; word++) sum[word] += weight[a][b][word];
                if (best == null || Duals.compare(sum, best) > 0) best = sum;
            }
        return best;
    }

    @Test
    void agrees_with_exhaustive_search_on_small_graphs() {
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(7);
        for (var round = 0; round < 3000; round++) {
            var size = 2 * (1 + random.nextInt(5));
            var words = 1 + random.nextInt(3);
            var weight = graph(random, size, words, 1 + random.nextInt(6));

            var mates = new WeightedMatching(size, words, weights(weight)).solve();

            assertThat(WeightedMatching.total(mates, words, weights(weight)))
                    .isEqualTo(best(weight, (1 << size) - 1, words));
        }
    }

    @Test
    void proves_itself_by_its_duals_on_larger_graphs() {
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(7);
        for (var round = 0; round < 300; round++) {
            var size = 2 * (5 + random.nextInt(30));
            var weight = graph(random, size, 2, 1 + random.nextInt(30));
            var matching = new WeightedMatching(size, 2, weights(weight));

            var mates = matching.solve();

            assertThat(Arrays.stream(mates).sorted().distinct().count()).isEqualTo(size);
            assertThat(matching.proven()).isTrue();
        }
    }
}
