package om.hawalis.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Seeded random games, positions and rings: the same ones on every machine. */
public final class RandomGames {
    private final RandomGenerator random;

    public RandomGames(long seed) {
        this.random = RandomGeneratorFactory.of("SplittableRandom").create(seed);
    }

    /** A whole game of random legal moves. */
    public Game game(RuleSet rules) {
        var game = Game.start(rules);
        while (game.verdict().isEmpty()) game = ((Game.Moved) game.play(any(game.legalMoves()))).game();
        return game;
    }

    public <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    public int below(int bound) {
        return random.nextInt(bound);
    }

    /** A ring with up to so many stones, sometimes evenly spread, sometimes heaped. */
    List<Integer> ring(int holes, int stones) {
        var ring = new ArrayList<>(Collections.nCopies(holes, 0));
        var heaped = random.nextInt(4) == 0;
        for (var left = 1 + random.nextInt(stones); left > 0; ) {
            var some = heaped ? 1 + random.nextInt(left) : 1;
            var hole = random.nextInt(holes);
            ring.set(hole, ring.get(hole) + some);
            left -= some;
        }
        return ring;
    }

    /** A position with any number of stones on both sides. */
    public Position position(RuleSet rules) {
        var layout = rules.layout();
        return new Position(
                layout,
                ring(layout.holes(), rules.stonesOfASide()),
                ring(layout.holes(), rules.stonesOfASide()),
                random.nextBoolean() ? Side.SOUTH : Side.NORTH,
                0);
    }
}
