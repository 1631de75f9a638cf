package om.hawalis.engine;

/** How a game stands after a move whose sowing never ends (article 3.4). */
public enum EndlessRule {
    DRAW,
    MOVER_LOSES
}
