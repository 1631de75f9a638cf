package om.hawalis.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Notation;
import om.hawalis.engine.Play;
import om.hawalis.engine.RuleSets;
import om.hawalis.engine.Sowing;

/**
 * Games to show: the two published ones of June 2009 (Tavares–Gering and miumiu–Rosenau), and invented ones by players who
 * take what they can.
 */
final class DemoGames {
    private static final int LONGEST = 400;

    private DemoGames() {}

    /** A published game's moves; its own players stay out of the record, as others sit at the board here. */
    static String published(int number) {
        try (var text = DemoGames.class.getResourceAsStream("game" + number + ".txt")) {
            var whole = new String(Objects.requireNonNull(text).readAllBytes(), StandardCharsets.UTF_8);
            return whole.lines().filter(line -> !line.startsWith("[")).collect(Collectors.joining("\n"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** An invented game, always the same for a seed, played to its verdict. */
    static Game invented(long seed) {
        var chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        var game = Game.start(RuleSets.standard());
        while (game.verdict().isEmpty() && game.length() < LONGEST) game = next(game, chance);
        return game.verdict().isPresent() ? game : invented(seed + 1000);
    }

    /** Its first plies. */
    static Game begun(long seed, int plies) {
        var chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        var game = Game.start(RuleSets.standard());
        while (game.verdict().isEmpty() && game.length() < plies) game = next(game, chance);
        return game;
    }

    static String text(Game game) {
        return Notation.write(Map.of(), game);
    }

    /** The largest capture among three moves that come to mind. */
    private static Game next(Game game, RandomGenerator chance) {
        var legal = game.legalMoves();
        var best = game;
        var taken = -1;
        for (var i = 0; i < 3; i++) {
            var moved = moved(game, legal.get(chance.nextInt(legal.size())));
            var captured = moved.ply().sowing().captured();
            if (captured > taken && (moved.ply().sowing() instanceof Sowing.Finite || best == game)) {
                best = moved.game();
                taken = captured;
            }
        }
        return best;
    }

    private static Game.Moved moved(Game game, Hole hole) {
        return switch (game.play(hole)) {
            case Game.Moved moved -> moved;
            case Play.Illegal illegal -> throw new IllegalStateException(illegal.toString());
        };
    }
}
