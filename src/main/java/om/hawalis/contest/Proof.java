package om.hawalis.contest;

/**
 * What the recorded moves of a proven game say, for Hawalis's own tie-breaks.
 *
 * @param capturedBySouth stones South captured
 * @param capturedByNorth stones North captured
 * @param plies moves made by both players together
 */
public record Proof(int capturedBySouth, int capturedByNorth, int plies) {
    public Proof {
        if (capturedBySouth < 0 || capturedByNorth < 0 || plies < 0)
            throw new IllegalArgumentException("stones and plies are never negative");
    }

    public int captured(Side side) {
        return switch (side) {
            case SOUTH -> capturedBySouth;
            case NORTH -> capturedByNorth;
        };
    }
}
