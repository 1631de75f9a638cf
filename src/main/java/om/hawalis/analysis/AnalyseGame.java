package om.hawalis.analysis;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import om.hawalis.engine.Budget;
import om.hawalis.engine.GameReview;
import om.hawalis.game.GameSheet;
import om.hawalis.game.GameState;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;

/**
 * Looks at a finished game again: the score of each ply and what would have been better. The same game always gets the
 * same review. A game that is still played is not reviewed: that would be help from outside.
 */
@Query
public class AnalyseGame {
    /** Moves searched for each position. */
    static final long BUDGET = 30_000;

    private static final int LONGEST = 600;

    private final EndgameTables endgames;
    private final Thinking thinking;
    private final KeptReviews kept;

    @Inject
    public AnalyseGame(EndgameTables endgames, Thinking thinking, KeptReviews kept) {
        this.endgames = endgames;
        this.thinking = thinking;
        this.kept = kept;
    }

    @PermitAll
    public AnalysisSheet of(GameSheet sheet) {
        if (sheet.state() != GameState.OVER) throw Refusal.conflict("analysis.not-over");
        if (sheet.ply() == 0) throw Refusal.conflict("analysis.no-moves");
        if (sheet.ply() > LONGEST) throw Refusal.conflict("analysis.long", LONGEST);
        return kept.find(sheet)
                .orElseGet(() ->
                        thinking.alone(() -> kept.find(sheet).orElseGet(() -> kept.keep(sheet, review(sheet)))));
    }

    private AnalysisSheet review(GameSheet sheet) {
        var game = sheet.game();
        var budget = new Budget(BUDGET, endgames.of(game.ruleSet()).orElse(null), () -> true);
        return new AnalysisSheet(sheet.id(), game, BUDGET, GameReview.of(game, budget, done -> {}));
    }
}
