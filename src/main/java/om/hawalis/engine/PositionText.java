package om.hawalis.engine;

/** What came of reading a position text. */
public sealed interface PositionText {

    /** The text says this position. */
    record Readable(Position position) implements PositionText {}

    /** The text says no position. */
    record Unreadable(Fault fault, String written) implements PositionText {}

    /** What can be wrong with a position text. */
    enum Fault {
        /** Not four rows parted by strokes, then a space and the side to move. */
        SHAPE,
        /** A row with more or fewer holes than the board has columns. */
        NUMBER_OF_HOLES,
        /** A count that is not a whole number from 0 up. */
        COUNT,
        /** More stones on one side than it has at the start. */
        TOO_MANY_STONES,
        /** No stone on the board. */
        NO_STONES,
        /** A side to move other than {@code S} or {@code N}. */
        SIDE
    }

    /**
     * The position, where the text is known to be one.
     *
     * @throws IllegalArgumentException if it is not
     */
    default Position orElseThrow() {
        return switch (this) {
            case Readable(var position) -> position;
            case Unreadable(var fault, var written) ->
                throw new IllegalArgumentException(fault + " in position text: " + written);
        };
    }
}
