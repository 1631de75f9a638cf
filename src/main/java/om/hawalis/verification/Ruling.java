package om.hawalis.verification;

/** What an arbiter decides of a disputed result. Neither touches the recorded moves. */
public enum Ruling {
    /** It is right; it can be confirmed, or stays official. */
    STANDS,
    /** It is not: one that waits is given back; one that is official is corrected next, by a report of its own. */
    OVERTURNED
}
