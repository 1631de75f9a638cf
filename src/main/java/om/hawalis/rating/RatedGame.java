package om.hawalis.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import om.hawalis.contest.Contest;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Share;

/**
 * A game that counts for ratings: played on the board, and not marked as unrated.
 *
 * @param <P> who plays: a starting number, or whatever names a player over several contests
 * @param southHalves half points South took: 2, 1 or 0
 * @param northHalves half points North took
 */
public record RatedGame<P>(P south, P north, int southHalves, int northHalves) {
    public RatedGame {
        if (south.equals(north)) throw new IllegalArgumentException("nobody plays themselves");
        if (southHalves < 0 || southHalves > 2 || northHalves < 0 || northHalves > 2)
            throw new IllegalArgumentException("a game brings 0 to 2 half points");
    }

    /** The rated games of a contest by starting number, in order of rounds, boards and games. */
    public static List<RatedGame<Integer>> of(Contest contest) {
        var games = new ArrayList<RatedGame<Integer>>();
        for (var round : contest.rounds())
            for (var board : round.boards())
                for (var game : board.games())
                    if (game.result().kind() == GameResult.Kind.PLAYED)
                        games.add(new RatedGame<>(
                                game.south(),
                                game.north(),
                                halves(game.shareOf(game.south())),
                                halves(game.shareOf(game.north()))));
        return games;
    }

    /** The rated games of a contest by player. */
    public static <P> List<RatedGame<P>> of(Contest contest, IntFunction<P> playerOf) {
        return of(contest).stream().map(game -> game.by(playerOf::apply)).toList();
    }

    private <Q> RatedGame<Q> by(Function<P, Q> name) {
        return new RatedGame<>(name.apply(south), name.apply(north), southHalves, northHalves);
    }

    private static int halves(Share share) {
        return switch (share) {
            case WIN -> 2;
            case DRAW -> 1;
            case LOSS -> 0;
        };
    }
}
