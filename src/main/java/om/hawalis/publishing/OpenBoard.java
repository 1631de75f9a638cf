package om.hawalis.publishing;

import om.hawalis.championship.BoardSheet;
import om.hawalis.platform.Name;

/** A board without its official result, which makes a table provisional. */
public record OpenBoard(int round, int board, Name south, Name north) {
    static OpenBoard of(BoardSheet board) {
        return new OpenBoard(
                board.roundNumber(),
                board.number(),
                board.south().name(),
                board.north().name());
    }
}
