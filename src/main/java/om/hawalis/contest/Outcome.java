package om.hawalis.contest;

/** What became of one entrant in one round; how each kind counts is the table of this package. */
public sealed interface Outcome {

    /** The points it brought in the standings, in half-points, without the arbiter's adjustments. */
    int points();

    /** Sat down against the opponent and at least one game was played. */
    record Played(int opponent, Side side, Share share, boolean rated, int points) implements Outcome {}

    /** Was paired, but no game was played; the share is a win or a loss. */
    record Forfeited(int opponent, Side side, Share share, int points) implements Outcome {}

    record Rested(ByeKind kind, int points) implements Outcome {}

    /** Neither paired nor given a bye: not yet there, or gone. */
    record Absent(int points) implements Outcome {}

    /**
     * Paired, and the result is not known.
     *
     * @param postponed whether the board counts as a draw for pairing
     * @param points what finished games of the board brought so far
     */
    record Pending(int opponent, Side side, boolean postponed, int points) implements Outcome {}
}
