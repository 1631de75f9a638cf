package om.hawalis.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import om.hawalis.contest.RatingTable;
import om.hawalis.rating.EloOutcome.Changed;
import om.hawalis.rating.EloOutcome.First;
import om.hawalis.rating.EloOutcome.GameChange;
import om.hawalis.rating.EloOutcome.Reason;
import om.hawalis.rating.EloOutcome.Unrated;

/**
 * Ratings by the FIDE Rating Regulations (B.02 of 1 March 2024, amended on 1 October 2025), in whole numbers
 * throughout.
 */
public final class Elo {
    /** The lowest published rating (7.1.4). */
    public static final int FLOOR = 1400;

    private static final int HIGHEST_FIRST = 2200;
    private static final int FEWEST_GAMES = 5;
    private static final int CAP = 400;
    private static final int UNCAPPED_FROM = 2650;
    private static final int GREATEST_K_TIMES_GAMES = 700;
    private static final EloGame HYPOTHETICAL = new EloGame(1800, 1);

    private Elo() {}

    /**
     * A whole rating period: the games of all its contests together, every rating as it stood before. Games with an
     * unrated opponent count for the unrated one alone, games between two such for neither. O(players + games).
     *
     * @param players everybody who plays, in the order of the answer
     * @throws IllegalArgumentException when somebody plays who is not among the players
     */
    public static <P> Map<P, EloOutcome> period(Map<P, EloPlayer> players, List<RatedGame<P>> games) {
        var own = new HashMap<P, List<EloGame>>();
        for (var game : games) {
            add(own, players, game.south(), game.north(), game.southHalves());
            add(own, players, game.north(), game.south(), game.northHalves());
        }
        var outcomes = new LinkedHashMap<P, EloOutcome>();
        players.forEach((name, player) -> outcomes.put(name, outcome(player, own.getOrDefault(name, List.of()))));
        return outcomes;
    }

    private static <P> void add(
            Map<P, List<EloGame>> own, Map<P, EloPlayer> players, P player, P opponent, int halves) {
        var other = players.get(opponent);
        if (other == null) throw new IllegalArgumentException(opponent + " is not among the players");
        var rating = other.rating();
        if (rating != null)
            own.computeIfAbsent(player, unseen -> new ArrayList<>()).add(new EloGame(rating, halves));
    }

    private static EloOutcome outcome(EloPlayer player, List<EloGame> games) {
        var rating = player.rating();
        return rating == null ? first(player.pool(), games) : changed(rating, player.k(), games);
    }

    /** 8.3: the sum of score less expectation times K; half a point is rounded away from 0. */
    private static Changed changed(int rating, int k, List<EloGame> games) {
        var changes = games.stream()
                .map(game -> new GameChange(game, expectedHundredths(rating, game.opponentRating())))
                .toList();
        var sum = changes.stream().mapToInt(GameChange::hundredths).sum();
        var capped = games.isEmpty() ? k : Math.min(k, GREATEST_K_TIMES_GAMES / games.size());
        return new Changed(rating, rating + roundedFromZero(capped * sum), capped, sum, changes);
    }

    /** 8.3.1: from 2650 on the true difference, below it 400 points at the most. */
    public static int expectedHundredths(int rating, int opponentRating) {
        var difference = rating - opponentRating;
        return RatingTable.expected(rating >= UNCAPPED_FROM ? difference : Math.clamp(difference, -CAP, CAP));
    }

    private static int roundedFromZero(int hundredths) {
        return Integer.signum(hundredths) * ((Math.abs(hundredths) + 50) / 100);
    }

    /** 7.1.4 and 8.2: with two drawn games against opponents rated 1800 added. */
    private static EloOutcome first(List<EloGame> pool, List<EloGame> games) {
        if (pool.isEmpty() && halves(games) == 0)
            return new Unrated(List.of(), games.isEmpty() ? Reason.TOO_FEW_GAMES : Reason.NO_POINT_YET);
        var all = new ArrayList<>(pool);
        all.addAll(games);
        if (all.size() < FEWEST_GAMES) return new Unrated(all, Reason.TOO_FEW_GAMES);
        var rating = performance(all);
        return rating < FLOOR ? new Unrated(all, Reason.BELOW_THE_FLOOR) : new First(rating, all.size());
    }

    private static int performance(List<EloGame> games) {
        var all = new ArrayList<>(games);
        all.add(HYPOTHETICAL);
        all.add(HYPOTHETICAL);
        var score = roundedUp(50 * halves(all), all.size());
        var ratings = all.stream().mapToInt(EloGame::opponentRating).sum();
        return Math.min(HIGHEST_FIRST, roundedUp(ratings + all.size() * RatingTable.difference(score), all.size()));
    }

    private static int roundedUp(int numerator, int denominator) {
        return Math.floorDiv(2 * numerator + denominator, 2 * denominator);
    }

    private static int halves(List<EloGame> games) {
        return games.stream().mapToInt(EloGame::halves).sum();
    }
}
