package om.hawalis.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import om.hawalis.rating.Glicko2.Game;
import org.junit.jupiter.api.Test;

class Glicko2Test {
    private static final GlickoRating PLAYER = new GlickoRating(1500, 200, 0.06);

    /** Glickman, Example of the Glicko-2 system, 22 March 2022: the numbers of the paper. */
    @Test
    void the_papers_example_comes_out() {
        var games = List.of(
                new Game(new GlickoRating(1400, 30, 0.06), 1),
                new Game(new GlickoRating(1550, 100, 0.06), 0),
                new Game(new GlickoRating(1700, 300, 0.06), 0));

        var after = Glicko2.USUAL.after(PLAYER, games);

        assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void who_does_not_play_becomes_less_certain_and_nothing_else() {
        var after = Glicko2.USUAL.after(PLAYER, List.of());

        assertThat(after.rating()).isEqualTo(1500);
        assertThat(after.volatility()).isEqualTo(0.06);
        assertThat(after.deviation()).isCloseTo(200.2714, within(0.0001));
    }

    @Test
    void a_deviation_never_grows_beyond_a_newcomers() {
        assertThat(Glicko2.USUAL.after(GlickoRating.NEWCOMER, List.of()).deviation())
                .isEqualTo(350);
    }

    @Test
    void expectations_of_both_sides_add_up_when_both_are_as_certain() {
        var weaker = new GlickoRating(1380, 90, 0.06);
        var stronger = new GlickoRating(1640, 90, 0.06);

        assertThat(Glicko2.expected(weaker, stronger) + Glicko2.expected(stronger, weaker))
                .isCloseTo(1, within(1e-12));
        assertThat(Glicko2.expected(stronger, weaker)).isGreaterThan(0.5);
    }

    @Test
    void an_upset_raises_the_volatility_and_any_period_ends() {
        var strong = new GlickoRating(2200, 40, 0.06);
        var upset = Glicko2.USUAL.after(
                new GlickoRating(1200, 40, 0.06), List.of(new Game(strong, 1), new Game(strong, 1)));
        assertThat(upset.volatility()).isGreaterThan(0.06);

        var random = new Random(3);
        for (var i = 0; i < 2_000; i++) {
            var games = random.ints(random.nextInt(1, 20), 0, 3)
                    .mapToObj(halves -> new Game(some(random), halves / 2.0))
                    .toList();
            var after = new Glicko2(0.2 + random.nextDouble()).after(some(random), games);
            assertThat(after.rating()).isBetween(-3000.0, 6000.0);
            assertThat(after.deviation()).isBetween(1.0, 350.0);
        }
    }

    private static GlickoRating some(Random random) {
        return new GlickoRating(random.nextDouble(800, 2800), random.nextDouble(30, 350), random.nextDouble(0.03, 0.1));
    }

    @Test
    void a_period_takes_everybodys_rating_as_it_was_before() {
        var before = new LinkedHashMap<>(Map.of("Aisha", PLAYER));
        var games = List.of(new RatedGame<>("Aisha", "Badr", 2, 0), new RatedGame<>("Badr", "Aisha", 1, 1));

        var after = Glicko2.USUAL.period(before, games);

        assertThat(after.keySet()).containsExactly("Aisha", "Badr");
        assertThat(after.get("Aisha"))
                .isEqualTo(Glicko2.USUAL.after(
                        PLAYER, List.of(new Game(GlickoRating.NEWCOMER, 1), new Game(GlickoRating.NEWCOMER, 0.5))));
        assertThat(after.get("Badr"))
                .isEqualTo(Glicko2.USUAL.after(
                        GlickoRating.NEWCOMER, List.of(new Game(PLAYER, 0), new Game(PLAYER, 0.5))));
    }

    @Test
    void numbers_that_are_no_rating_are_refused() {
        assertThatThrownBy(() -> new GlickoRating(1500, 0, 0.06)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GlickoRating(Double.NaN, 1, 0.06)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Glicko2(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Game(PLAYER, 2)).isInstanceOf(IllegalArgumentException.class);
    }
}
