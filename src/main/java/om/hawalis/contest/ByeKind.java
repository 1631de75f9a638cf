package om.hawalis.contest;

/** Why an entrant rests in a round. The kinds are different facts and stay so in every export. */
public enum ByeKind {
    /** Given by the pairing to the one left over. */
    PAIRING_ALLOCATED(false),
    HALF_POINT(true),
    ZERO_POINT(true),
    FULL_POINT(false);

    private final boolean voluntary;

    ByeKind(boolean voluntary) {
        this.voluntary = voluntary;
    }

    /** Whether the entrant asked not to play: the round is voluntarily unplayed. */
    public boolean voluntary() {
        return voluntary;
    }

    /** Whether it may stand in the plan before the round is paired. */
    public boolean requestable() {
        return this != PAIRING_ALLOCATED;
    }
}
