package om.hawalis.engine;

/** Why a hole may not be played. */
public enum Breach {
    /** The board has no such hole. */
    NO_SUCH_HOLE,
    /** The hole is the other player's. */
    NOT_OWN_HOLE,
    /** The hole holds no stone. */
    EMPTY_HOLE,
    /** The hole holds a single stone, and another hole holds two or more (article 2.1). */
    SINGLE_BEFORE_LARGER,
    /** A single stone may only move onto an empty hole (article 2.1). */
    SINGLE_ONTO_OCCUPIED,
    /** Another single stone relays and must be played (article 4.6). */
    SINGLE_MUST_RELAY,
    /** A player's first turn starts in the inner row (article 4.7). */
    FIRST_TURN_OUTER_ROW,
    /** The game is over. */
    GAME_OVER
}
