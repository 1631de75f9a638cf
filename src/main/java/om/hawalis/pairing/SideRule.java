package om.hawalis.pairing;

/** The rule that gave two their sides, in the order in which they are asked. */
public enum SideRule {
    /** Neither has played: the parity of the higher ranked's number, and the side drawn at the start. */
    INITIAL_SIDE,
    /** Both have the side they are due, or one of them has no preference. */
    BOTH_PREFERENCES,
    /** The stronger preference; of two absolute ones, the greater difference. */
    STRONGER_PREFERENCE,
    /** They exchange the sides of the latest game in which they had different ones. */
    ALTERNATION,
    /** The higher ranked has the side due. */
    HIGHER_RANK,
    /** The table of the system gives the sides. */
    TABLE
}
