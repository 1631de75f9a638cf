package om.hawalis.pairing;

/** How strongly an entrant is due a side. */
public enum Strength {
    /** No game yet. */
    NONE,
    /** As many games on either side: the side not taken last. */
    MILD,
    /** One game more on the other side. */
    STRONG,
    /** Two games more on the other side, or the last two games there. */
    ABSOLUTE
}
