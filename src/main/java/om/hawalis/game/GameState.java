package om.hawalis.game;

/** Where a game stands. */
public enum GameState {
    /** Opened, and nothing played yet. */
    READY,
    PLAYING,
    /** By a verdict of the moves, by an ending that was said, or because its record was set aside. */
    OVER
}
