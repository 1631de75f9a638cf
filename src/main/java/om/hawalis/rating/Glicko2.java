package om.hawalis.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Glicko-2: a rating with its uncertainty, moved once a rating period by all games of the period together.
 *
 * <p>Source: Mark E. Glickman, <i>Example of the Glicko-2 system</i>, Boston University, 22 March 2022; the steps below
 * bear its numbers. The volatility is found by the paper's Illinois iteration to within 1e-6.
 *
 * @param tau how much a volatility may move in a period: 0.3 (steady) to 1.2
 */
public record Glicko2(double tau) {
    /** The value the paper's example uses. */
    public static final Glicko2 USUAL = new Glicko2(0.5);

    /** One game of the period. @param score 1, 0.5 or 0 */
    public record Game(GlickoRating opponent, double score) {
        public Game {
            if (!(score >= 0 && score <= 1)) throw new IllegalArgumentException("a score is 0 to 1, not " + score);
        }
    }

    private static final double SCALE = 173.7178;
    private static final double CENTRE = 1500;
    private static final double PRECISION = 1e-6;
    private static final double LARGEST_DEVIATION = 350;

    public Glicko2 {
        if (!(tau > 0 && tau < Double.POSITIVE_INFINITY))
            throw new IllegalArgumentException("tau is above 0, not " + tau);
    }

    /**
     * The rating after a period in which the player played these games. The opponents' ratings are those at the start
     * of the period. Without a game only the deviation grows, to 350 at the most. O(games).
     */
    public GlickoRating after(GlickoRating before, List<Game> games) {
        var phi = before.deviation() / SCALE;
        if (games.isEmpty())
            return new GlickoRating(before.rating(), deviation(phi, before.volatility()), before.volatility());
        var mu = (before.rating() - CENTRE) / SCALE;
        var variance =
                1 / games.stream().mapToDouble(game -> information(mu, game)).sum();
        var surprise = games.stream().mapToDouble(game -> surprise(mu, game)).sum();
        var volatility =
                new VolatilitySearch(variance * surprise, phi, variance, before.volatility(), tau).find(PRECISION);
        var widened = phi * phi + volatility * volatility; // step 6
        var phiAfter = 1 / Math.sqrt(1 / widened + 1 / variance); // step 7
        var muAfter = mu + phiAfter * phiAfter * surprise;
        return new GlickoRating(
                SCALE * muAfter + CENTRE, Math.min(SCALE * phiAfter, LARGEST_DEVIATION), volatility); // step 8
    }

    /**
     * A whole rating period: the games of all its contests together. Whoever is not in the map is a newcomer.
     *
     * @param before ratings at the start of the period, in the order of the answer; newcomers follow as they come
     */
    public <P> Map<P, GlickoRating> period(Map<P, GlickoRating> before, List<RatedGame<P>> games) {
        var ratings = new LinkedHashMap<>(before);
        var own = new HashMap<P, List<Game>>();
        for (var game : games) {
            ratings.putIfAbsent(game.south(), GlickoRating.NEWCOMER);
            ratings.putIfAbsent(game.north(), GlickoRating.NEWCOMER);
        }
        for (var game : games) {
            add(own, game.south(), ratings.getOrDefault(game.north(), GlickoRating.NEWCOMER), game.southHalves());
            add(own, game.north(), ratings.getOrDefault(game.south(), GlickoRating.NEWCOMER), game.northHalves());
        }
        ratings.replaceAll((player, rating) -> after(rating, own.getOrDefault(player, List.of())));
        return ratings;
    }

    private static <P> void add(Map<P, List<Game>> own, P player, GlickoRating opponent, int halves) {
        own.computeIfAbsent(player, unseen -> new ArrayList<>()).add(new Game(opponent, halves / 2.0));
    }

    /** What the player may expect of a game against the opponent, 0 to 1. */
    public static double expected(GlickoRating player, GlickoRating opponent) {
        return expected((player.rating() - CENTRE) / SCALE, opponent);
    }

    private static double deviation(double phi, double volatility) {
        return Math.min(SCALE * Math.sqrt(phi * phi + volatility * volatility), LARGEST_DEVIATION);
    }

    private static double expected(double mu, GlickoRating opponent) {
        var muOther = (opponent.rating() - CENTRE) / SCALE;
        return 1 / (1 + Math.exp(-weight(opponent) * (mu - muOther)));
    }

    /** The paper's g: a game against an uncertain opponent says less. */
    private static double weight(GlickoRating opponent) {
        var phi = opponent.deviation() / SCALE;
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    private static double information(double mu, Game game) { // a term of step 3
        var expected = expected(mu, game.opponent());
        var weight = weight(game.opponent());
        return weight * weight * expected * (1 - expected);
    }

    private static double surprise(double mu, Game game) { // a term of step 4
        return weight(game.opponent()) * (game.score() - expected(mu, game.opponent()));
    }
}
