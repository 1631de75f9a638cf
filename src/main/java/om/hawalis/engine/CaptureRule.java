package om.hawalis.engine;

/** What a turn captures that ends in an empty inner hole (article 2.4). */
public enum CaptureRule {
    /** Only where the facing inner hole is occupied: its stones and those of the outer hole behind it. */
    FRONT_THEN_BACK,
    /** The facing inner hole and the outer hole behind it, the outer one even if the inner one is empty. */
    BACK_EVEN_IF_FRONT_EMPTY
}
