package om.hawalis.game;

import om.hawalis.championship.BoardId;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.RoundState;
import om.hawalis.security.Hand;

/** What a link opens. */
public sealed interface LinkTarget {

    /** A board, for whoever writes its games down; while its round is played. */
    record ToBoard(BoardId board) implements LinkTarget {}

    /** Every game of one entrant, round after round. */
    record ToPlayer(EntryId entry) implements LinkTarget {}

    /** Whether it lets its holder write at that board. */
    default boolean opens(BoardSheet sheet) {
        return sheet.roundState() == RoundState.RELEASED
                && switch (this) {
                    case ToBoard(var board) -> board.equals(sheet.id());
                    case ToPlayer(var entry) ->
                        entry.equals(sheet.south().id())
                                || entry.equals(sheet.north().id());
                };
    }

    default Hand.Kind kind() {
        return switch (this) {
            case ToBoard board -> Hand.Kind.SCORER_LINK;
            case ToPlayer player -> Hand.Kind.PLAYER_LINK;
        };
    }
}
