package om.hawalis.engine;

import org.jspecify.annotations.Nullable;

/**
 * One thing in a notation file that is not as the rules have it.
 *
 * @param line the line of the file, from 1
 * @param ply the ply it concerns, from 1; 0 for a tag
 * @param written what stands in the file
 * @param right what would be right there: a number of stones, the legal moves, the verdict, the known values; empty
 *     where nothing can be said
 * @param breach for an illegal move, why it is one
 */
public record Discrepancy(
        Kind kind,
        int line,
        int ply,
        String written,
        String right,
        @Nullable Breach breach) {

    Discrepancy(Kind kind, int line, int ply, String written, String right) {
        this(kind, line, ply, written, right, null);
    }

    /** What is amiss. Reading a game goes on after those that leave no doubt about the next position. */
    public enum Kind {
        /** Text that is neither move nor mark nor comment; reading of this game stops. */
        UNREADABLE_TEXT,
        /** A comment without its closing brace. */
        UNCLOSED_COMMENT,
        /** A line that begins as a tag and is none. */
        MALFORMED_TAG,
        /** A tag that stands twice. */
        REPEATED_TAG,
        /** A tag whose value is not one of those known. */
        UNKNOWN_TAG_VALUE,
        /** A capture mark that differs from the stones captured. */
        WRONG_CAPTURE,
        /** A move the rules do not allow; reading of this game stops. */
        ILLEGAL_MOVE,
        /** A move after the verdict; reading of this game stops. */
        MOVE_AFTER_END,
        /** A result that differs from the verdict or from another one in the file. */
        WRONG_RESULT,
        /** A termination the moves or the result contradict. */
        WRONG_TERMINATION
    }
}
