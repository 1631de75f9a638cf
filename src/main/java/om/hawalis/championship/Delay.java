package om.hawalis.championship;

/** Why a board without a result does not hold up its round: for the pairing it is a draw, for the table nothing yet. */
public enum Delay {
    /** Not begun; to be played later. */
    POSTPONED,
    /** Begun; to be finished later. */
    ADJOURNED
}
