package om.hawalis.api;

import java.util.List;
import om.hawalis.engine.Capture;
import om.hawalis.engine.Game;
import om.hawalis.engine.Lap;
import om.hawalis.engine.Ply;
import om.hawalis.engine.Position;
import om.hawalis.engine.Rules;
import om.hawalis.engine.Sowing;

/**
 * A move as it can be shown without knowing the rules.
 *
 * @param laps origin and stones of each lap; of very long sowings the first {@value #MOST_LAPS}
 * @param lapCount how many laps there are in all; of an endless sowing, after how many all is as before
 */
public record PlayedJson(
        String side,
        String hole,
        RingsJson before,
        List<List<Integer>> laps,
        long lapCount,
        List<CaptureJson> captured,
        boolean endless) {
    static final int MOST_LAPS = 500;

    /** Counts by ring index. */
    public record RingsJson(List<Integer> south, List<Integer> north) {
        static RingsJson of(Position position) {
            return new RingsJson(position.south(), position.north());
        }
    }

    /** Stones taken from a hole. */
    public record CaptureJson(String side, String hole, int stones) {}

    /** The last ply of a game. */
    static PlayedJson last(Game game) {
        var ply = game.last().orElseThrow();
        var before = game.undo().position();
        return new PlayedJson(
                GameJson.side(ply),
                GameJson.mark(game, ply.hole()),
                RingsJson.of(before),
                laps(game, before, ply),
                ply.sowing().laps(),
                captures(game, ply.sowing()),
                ply.sowing() instanceof Sowing.Endless);
    }

    static List<List<Integer>> laps(Game game, Position before, Ply ply) {
        return Rules.of(game.ruleSet()).trace(before, ply.hole(), MOST_LAPS).laps().stream()
                .map(PlayedJson::pair)
                .toList();
    }

    private static List<Integer> pair(Lap lap) {
        return List.of(lap.origin(), lap.stones());
    }

    private static List<CaptureJson> captures(Game game, Sowing sowing) {
        return switch (sowing) {
            case Sowing.Finite finite ->
                finite.captures().stream().map(c -> capture(game, c)).toList();
            case Sowing.Endless endless -> List.of();
        };
    }

    private static CaptureJson capture(Game game, Capture capture) {
        var side = String.valueOf(capture.hole().side().letter());
        return new CaptureJson(side, GameJson.mark(game, capture.hole()), capture.stones());
    }
}
