package om.hawalis.standings;

/**
 * How the event's pairings come about, which decides how tie-breaks take unplayed rounds (C.07, articles 15 and 16).
 */
public enum EventForm {
    /** Round by round from the scores: an unplayed round is a game against a dummy. */
    SWISS,
    /** Fixed beforehand: a forfeit is a game like another, a free round is nothing, the Buchholz family is not used. */
    ROUND_ROBIN
}
