package om.hawalis.contest;

/** What one entrant took from a game or a board. */
public enum Share {
    WIN,
    DRAW,
    LOSS
}
