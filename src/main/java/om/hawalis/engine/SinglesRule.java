package om.hawalis.engine;

/** When a hole holding a single stone may be played (article 2.1). */
public enum SinglesRule {
    /** Only when no hole holds two or more, and only onto an empty hole. */
    ONTO_EMPTY_ONLY,
    /** Only when no hole holds two or more; then one that relays must be played if there is one. */
    RELAY_FIRST,
    /** At any time and onto any hole. */
    FREE
}
