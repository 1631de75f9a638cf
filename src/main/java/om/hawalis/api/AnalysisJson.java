package om.hawalis.api;

import java.util.List;
import om.hawalis.analysis.AnalysisSheet;
import om.hawalis.engine.Game;
import om.hawalis.engine.PlyReview;
import om.hawalis.engine.Score;
import org.jspecify.annotations.Nullable;

/**
 * A finished game looked at again.
 *
 * @param budget moves searched for each position
 */
public record AnalysisJson(long budget, List<PlyJson> plies) {

    /**
     * A ply and what would have been better.
     *
     * @param played the score with the hole played
     * @param best the score with the best hole found
     * @param better the best line found, by ring marks, its first hole first; empty where none is better
     */
    public record PlyJson(int ply, String side, String hole, ScoreJson played, ScoreJson best, List<String> better) {
        static PlyJson of(Game game, PlyReview review) {
            var layout = game.ruleSet().layout();
            return new PlyJson(
                    review.ply().number(),
                    GameJson.side(review.ply()),
                    layout.ringMark(review.ply().hole()),
                    ScoreJson.of(review.played()),
                    ScoreJson.of(review.best()),
                    review.hasBetterMove()
                            ? review.better().stream().map(layout::ringMark).toList()
                            : List.of());
        }
    }

    /**
     * A score, the same whoever looks at it.
     *
     * @param kind {@code ESTIMATE}, {@code WIN} or {@code DRAW}
     * @param hundredths of a stone, above 0 when South stands better; of an estimate
     * @param side who wins
     * @param plies from before the ply to the end, of a win
     */
    public record ScoreJson(
            String kind,
            @Nullable Integer hundredths,
            @Nullable String side,
            @Nullable Integer plies) {
        static ScoreJson of(Score score) {
            return switch (score) {
                case Score.Estimate(var hundredths) -> new ScoreJson("ESTIMATE", hundredths, null, null);
                case Score.Win(var side, var plies) -> new ScoreJson("WIN", null, String.valueOf(side.letter()), plies);
                case Score.Draw draw -> new ScoreJson("DRAW", null, null, null);
            };
        }
    }

    static AnalysisJson of(AnalysisSheet sheet) {
        return new AnalysisJson(
                sheet.budget(),
                sheet.plies().stream()
                        .map(review -> PlyJson.of(sheet.game(), review))
                        .toList());
    }
}
