package om.hawalis.engine;

/** Which way round its ring a player sows, seen from above the board. */
public enum Direction {
    COUNTER_CLOCKWISE,
    CLOCKWISE
}
