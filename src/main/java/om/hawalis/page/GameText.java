package om.hawalis.page;

import java.util.List;
import om.hawalis.engine.Breach;
import om.hawalis.engine.Capture;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Layout;
import om.hawalis.engine.Play;
import om.hawalis.engine.Ply;
import om.hawalis.engine.Position;
import om.hawalis.engine.Rules;
import om.hawalis.engine.Side;
import om.hawalis.engine.Sowing;

/** Games as JSON. */
final class GameText {
    /** As many as the interface lists. */
    private static final int MOST_LAPS = 500;

    private GameText() {}

    static String fault(ToldGame.Fault fault) {
        return new JsonText().text("fault", fault.name()).toString();
    }

    static String standing(Game game) {
        var json = rings(new JsonText().number("ply", game.length()), game.position());
        if (game.verdict().isEmpty()) json.text("toMove", letter(game.position().toMove()));
        else json.nothing("toMove");
        json.texts("legal", marks(game.legalMoves(), layout(game)));
        game.last()
                .ifPresentOrElse(ply -> json.inner("last", hole(ply.hole(), layout(game))), () -> json.nothing("last"));
        game.verdict()
                .ifPresentOrElse(verdict -> json.text("verdict", verdict.kind().name()), () -> json.nothing("verdict"));
        return json.text("result", game.result().text()).toString();
    }

    static String played(Game game, String mark) {
        var hole = layout(game).readRingMark(mark, game.position().toMove());
        if (hole.isEmpty()) return illegal(game, Breach.NO_SUCH_HOLE, game.legalMoves());
        return switch (game.play(hole.get())) {
            case Game.Moved(var after, var ply) -> played(game, after, ply);
            case Play.Illegal(var breach, var legal) -> illegal(game, breach, legal);
        };
    }

    private static String illegal(Game game, Breach breach, List<Hole> legal) {
        return new JsonText()
                .text("breach", breach.name())
                .texts("legal", marks(legal, layout(game)))
                .toString();
    }

    private static String played(Game before, Game after, Ply ply) {
        var layout = layout(before);
        var json = new JsonText().inner("played", sowing(before, ply));
        switch (ply.sowing()) {
            case Sowing.Finite finite -> json.inner("end", hole(finite.last(), layout));
            case Sowing.Endless endless -> json.nothing("end");
        }
        return json.inner("after", standing(after)).toString();
    }

    private static String sowing(Game before, Ply ply) {
        var layout = layout(before);
        var trace = Rules.of(before.ruleSet()).trace(before.position(), ply.hole(), MOST_LAPS);
        return new JsonText()
                .text("side", letter(ply.hole().side()))
                .text("hole", layout.ringMark(ply.hole()))
                .inner("before", rings(new JsonText(), before.position()).toString())
                .items(
                        "laps",
                        trace.laps().stream()
                                .map(lap -> "[" + lap.origin() + "," + lap.stones() + "]")
                                .toList())
                .number("lapCount", ply.sowing().laps())
                .items("captured", captures(ply.sowing(), layout))
                .truth("endless", ply.sowing() instanceof Sowing.Endless)
                .toString();
    }

    private static List<String> captures(Sowing sowing, Layout layout) {
        return switch (sowing) {
            case Sowing.Finite finite ->
                finite.captures().stream()
                        .map(capture -> capture(capture, layout))
                        .toList();
            case Sowing.Endless endless -> List.of();
        };
    }

    private static String capture(Capture capture, Layout layout) {
        return new JsonText()
                .text("side", letter(capture.hole().side()))
                .text("hole", layout.ringMark(capture.hole()))
                .number("stones", capture.stones())
                .toString();
    }

    private static String hole(Hole hole, Layout layout) {
        return new JsonText()
                .text("side", letter(hole.side()))
                .text("hole", layout.ringMark(hole))
                .toString();
    }

    private static JsonText rings(JsonText json, Position position) {
        return json.items("south", numbers(position.south())).items("north", numbers(position.north()));
    }

    private static List<String> numbers(List<Integer> ring) {
        return ring.stream().map(String::valueOf).toList();
    }

    private static List<String> marks(List<Hole> holes, Layout layout) {
        return holes.stream().map(layout::ringMark).toList();
    }

    private static Layout layout(Game game) {
        return game.ruleSet().layout();
    }

    private static String letter(Side side) {
        return String.valueOf(side.letter());
    }
}
