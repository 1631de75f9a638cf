package om.hawalis.api;

import java.util.List;
import om.hawalis.analysis.SolutionSheet;
import om.hawalis.engine.Solution;
import org.jspecify.annotations.Nullable;

/**
 * What was proven of a position.
 *
 * @param outcome {@code WIN}, {@code DRAW} or {@code UNDECIDED}
 * @param winner of a win
 * @param plies to the end of a win; where nothing was proven, how deep was looked for one
 * @param line best play of both by ring marks
 * @param notation the same, in notation
 */
public record SolutionJson(
        String rules,
        String position,
        String outcome,
        @Nullable String winner,
        @Nullable Integer plies,
        List<String> line,
        String notation) {

    static SolutionJson of(SolutionSheet sheet) {
        return switch (sheet.solution()) {
            case Solution.Won won ->
                of(sheet, "WIN", String.valueOf(won.winner().letter()), won.plies());
            case Solution.Drawn drawn -> of(sheet, "DRAW", null, null);
            case Solution.Undecided(var plies) -> of(sheet, "UNDECIDED", null, plies);
        };
    }

    private static SolutionJson of(
            SolutionSheet sheet, String outcome, @Nullable String winner, @Nullable Integer plies) {
        var layout = sheet.rules().layout();
        return new SolutionJson(
                sheet.rules().id(),
                sheet.position().text(),
                outcome,
                winner,
                plies,
                sheet.line().moves().stream().map(layout::ringMark).toList(),
                sheet.notation());
    }
}
