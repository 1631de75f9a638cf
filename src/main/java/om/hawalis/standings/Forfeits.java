package om.hawalis.standings;

/** How a tie-break takes a board that was paired and not played. */
public enum Forfeits {
    /** As the event's form has it: unplayed in a Swiss, a game in a round robin (C.07, article 15). */
    BY_FORM,
    /** As a game against the scheduled opponent: the modifier {@code /P}. */
    AS_GAMES
}
