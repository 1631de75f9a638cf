package om.hawalis.cli;

import java.util.Objects;
import om.hawalis.engine.Breach;
import om.hawalis.engine.Discrepancy;

/** A discrepancy in a line of words: where it stands, what was written, what is right. */
final class DiscrepancyText {
    private DiscrepancyText() {}

    static String of(Discrepancy discrepancy) {
        var where = discrepancy.line() + ": ";
        return where + (discrepancy.ply() > 0 ? "ply " + discrepancy.ply() + ": " : "") + what(discrepancy);
    }

    private static String what(Discrepancy discrepancy) {
        var written = discrepancy.written();
        var right = discrepancy.right();
        return switch (discrepancy.kind()) {
            case UNREADABLE_TEXT -> written + " cannot be read";
            case UNCLOSED_COMMENT -> "a comment without its closing brace: " + written;
            case MALFORMED_TAG -> "no tag: " + written;
            case REPEATED_TAG -> written + " stands twice; kept: " + right;
            case UNKNOWN_TAG_VALUE -> written + " is not known; right: " + right;
            case WRONG_CAPTURE -> written + " is written, " + right + " is right";
            case ILLEGAL_MOVE -> written + " is not legal: " + why(discrepancy) + "; legal: " + right;
            case MOVE_AFTER_END -> written + " stands after the end by " + right;
            case WRONG_RESULT, WRONG_TERMINATION -> written + " is written, " + right + " is right";
        };
    }

    private static String why(Discrepancy discrepancy) {
        return why(Objects.requireNonNull(discrepancy.breach()));
    }

    private static String why(Breach breach) {
        return switch (breach) {
            case NO_SUCH_HOLE -> "the board has no such hole";
            case NOT_OWN_HOLE -> "the hole is the other player's";
            case EMPTY_HOLE -> "the hole is empty";
            case SINGLE_BEFORE_LARGER -> "a single stone may not move while a hole holds two or more";
            case SINGLE_ONTO_OCCUPIED -> "a single stone moves onto an empty hole only";
            case SINGLE_MUST_RELAY -> "a single stone that relays must be moved";
            case FIRST_TURN_OUTER_ROW -> "a first turn starts in the inner row";
            case GAME_OVER -> "the game is over";
        };
    }
}
