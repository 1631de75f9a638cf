package om.hawalis.pairing;

/** How an entrant left the score group in a round. */
public enum FloatKind {
    NONE,
    /** Met somebody with fewer points, or scored more than a loss without playing. */
    DOWN,
    /** Met somebody with more points. */
    UP
}
