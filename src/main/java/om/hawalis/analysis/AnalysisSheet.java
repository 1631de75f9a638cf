package om.hawalis.analysis;

import java.util.List;
import om.hawalis.engine.Game;
import om.hawalis.engine.PlyReview;
import om.hawalis.game.GameId;

/**
 * A finished game looked at again.
 *
 * @param budget moves that were searched for each position
 * @param plies a review a ply, in the order played
 */
public record AnalysisSheet(GameId id, Game game, long budget, List<PlyReview> plies) {
    public AnalysisSheet {
        plies = List.copyOf(plies);
    }
}
