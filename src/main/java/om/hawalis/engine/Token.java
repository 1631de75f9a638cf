package om.hawalis.engine;

/** A piece of a notation file and the line it stands on. */
sealed interface Token {
    int line();

    /** A tag; {@code apart} when a blank line stands before it. */
    record TagPair(int line, String name, String value, boolean apart) implements Token {}

    /** A move number; {@code continued} when several dots follow, as before North's move. */
    record MoveNumber(int line, String digits, boolean continued) implements Token {}

    /** A hole, as a letter or a number. */
    record HoleMark(int line, String text) implements Token {}

    /** A capture mark. */
    record CaptureMark(int line, String text, int stones) implements Token {}

    /** A result standing among the moves. */
    record Ending(int line, Result result) implements Token {}

    /** Anything else. */
    record Junk(int line, Discrepancy.Kind kind, String text) implements Token {}
}
