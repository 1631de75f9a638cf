package om.hawalis.web.shared;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonValue;
import java.util.List;
import om.hawalis.engine.Game;
import om.hawalis.engine.Ply;
import om.hawalis.engine.Side;
import om.hawalis.game.GameSheet;

/** A position as {@code hw:board} draws it. */
public final class BoardState {
    private BoardState() {}

    public static String of(GameSheet sheet) {
        var game = sheet.game();
        var layout = game.ruleSet().layout();
        return Json.createObjectBuilder()
                .add("columns", layout.columns())
                .add("direction", layout.direction().name())
                .add("south", counts(game.position().south()))
                .add("north", counts(game.position().north()))
                .add(
                        "toMove",
                        sheet.toMove()
                                .map(BoardState::letter)
                                .<JsonValue>map(Json::createValue)
                                .orElse(JsonValue.NULL))
                .add("last", last(game))
                .build()
                .toString();
    }

    private static JsonValue last(Game game) {
        return game.last()
                .map(Ply::hole)
                .<JsonValue>map(hole -> Json.createObjectBuilder()
                        .add("side", letter(hole.side()))
                        .add("index", hole.index())
                        .build())
                .orElse(JsonValue.NULL);
    }

    private static String letter(Side side) {
        return String.valueOf(side.letter());
    }

    private static JsonArrayBuilder counts(List<Integer> ring) {
        return Json.createArrayBuilder(ring);
    }
}
