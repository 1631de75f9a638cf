package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/** A finished game looked at again, ply by ply. */
public final class GameReview {
    private GameReview() {}

    /**
     * Scores every ply of a game, the last first, so that what is found late in the game guides the search before it.
     *
     * @param budget spent on each position
     * @param progress told after each position how many are done, of the game's length plus one
     * @return a review a ply, in the order played
     */
    public static List<PlyReview> of(Game game, Budget budget, LongConsumer progress) {
        var analyst = new Analyst(game.ruleSet());
        var reviews = new ArrayList<PlyReview>();
        var after = analyst.advise(game, budget);
        progress.accept(1);
        for (var at = game; at.length() > 0; at = at.undo()) {
            var ply = at.last().orElseThrow();
            var advice = analyst.advise(at.undo(), budget);
            reviews.add(review(ply, advice, after.score()));
            after = new Advice(reviews.getLast().best(), advice.line(), advice.depth(), advice.moves());
            progress.accept(reviews.size() + 1L);
        }
        return reviews.reversed();
    }

    /** The played move counts as found, even if the search of the position before it did not look far enough to see. */
    private static PlyReview review(Ply ply, Advice advice, Score played) {
        var mover = ply.hole().side();
        var seen = oneEarlier(played);
        return value(seen, mover) >= value(advice.score(), mover)
                ? new PlyReview(ply, seen, seen, List.of(ply.hole()))
                : new PlyReview(ply, advice.score(), seen, advice.line());
    }

    private static Score oneEarlier(Score score) {
        return score instanceof Score.Win(var side, var plies) ? new Score.Win(side, plies + 1) : score;
    }

    private static long value(Score score, Side side) {
        return switch (score) {
            case Score.Estimate(var hundredths) -> side == Side.SOUTH ? hundredths : -hundredths;
            case Score.Draw draw -> 0;
            case Score.Win(var winner, var plies) ->
                winner == side ? Integer.MAX_VALUE - (long) plies : Integer.MIN_VALUE + (long) plies;
        };
    }
}
