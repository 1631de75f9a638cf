package om.hawalis.api;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.engine.Fingerprint;
import om.hawalis.engine.Game;
import om.hawalis.engine.Ply;
import om.hawalis.engine.Position;
import om.hawalis.engine.Result;
import om.hawalis.game.GameSheet;
import org.jspecify.annotations.Nullable;

/**
 * The record of a game as JSON, for a replay that knows no rules.
 *
 * @param result what the moves prove, else what was declared
 * @param fingerprint where the moves prove it
 */
public record RecordJson(
        PlayedJson.RingsJson start,
        List<PlyJson> plies,
        @Nullable String verdict,
        String result,
        @Nullable String fingerprint) {

    /** A ply and the board after it. */
    public record PlyJson(
            int ply,
            String side,
            String hole,
            int captured,
            List<List<Integer>> laps,
            long lapCount,
            List<Integer> south,
            List<Integer> north) {}

    static RecordJson of(GameSheet sheet) {
        var game = sheet.game();
        return new RecordJson(
                PlayedJson.RingsJson.of(game.start()),
                plies(game),
                sheet.end().map(end -> end.ending().name()).orElse(null),
                sheet.end().map(GameSheet.End::result).orElse(Result.OPEN).text(),
                sheet.fingerprint().map(Fingerprint::hex).orElse(null));
    }

    private static List<PlyJson> plies(Game game) {
        var plies = new ArrayList<PlyJson>();
        var before = game.start();
        for (var ply : game.plies()) {
            plies.add(ply(game, before, ply));
            before = ply.after();
        }
        return plies;
    }

    private static PlyJson ply(Game game, Position before, Ply ply) {
        return new PlyJson(
                ply.number(),
                GameJson.side(ply),
                GameJson.mark(game, ply.hole()),
                ply.sowing().captured(),
                PlayedJson.laps(game, before, ply),
                ply.sowing().laps(),
                ply.after().south(),
                ply.after().north());
    }
}
