package om.hawalis.engine;

/** How good a position is, the same whoever looks at it. */
public sealed interface Score {

    /** A guess in hundredths of a stone: above 0 South stands better, below 0 North. */
    record Estimate(int hundredths) implements Score {}

    /** One side wins by force. */
    record Win(Side side, int plies) implements Score {}

    /** Best play of both sides ends in a draw, as far as was searched. */
    record Draw() implements Score {}
}
