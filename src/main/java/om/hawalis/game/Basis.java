package om.hawalis.game;

/** What a result rests on. */
public enum Basis {
    /** The recorded moves replay to it. */
    PROVEN,
    /** Somebody said so. */
    DECLARED
}
