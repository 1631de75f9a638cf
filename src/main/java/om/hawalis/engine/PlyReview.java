package om.hawalis.engine;

import java.util.List;

/**
 * A ply looked at again.
 *
 * @param best the score with the best move found
 * @param played the score with the move that was played
 * @param better what would have been better, the move first; the played move's own line when none was found
 */
public record PlyReview(Ply ply, Score best, Score played, List<Hole> better) {
    public PlyReview {
        better = List.copyOf(better);
    }

    /** Whether another move than the one played was found to be the best. */
    public boolean hasBetterMove() {
        return !better.getFirst().equals(ply.hole()) && !best.equals(played);
    }
}
