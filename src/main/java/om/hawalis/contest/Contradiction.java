package om.hawalis.contest;

/**
 * One way in which a contest contradicts itself.
 *
 * @param round 0 where no round is concerned
 * @param entrant the starting number concerned; 0 where none is
 * @param other a second starting number; 0 where none is
 */
public record Contradiction(Kind kind, int round, int entrant, int other) {

    /** What is wrong. */
    public enum Kind {
        NUMBER_GIVEN_TWICE,
        ENTRANT_UNKNOWN,
        PAIRED_WITH_SELF,
        TWICE_IN_ROUND,
        GAME_OF_OTHERS,
        FORBIDDEN_GROUP_NAMES_UNKNOWN,
        REQUEST_FOR_PAIRED_ROUND,
        REQUESTED_TWICE,
        MORE_ROUNDS_THAN_PLANNED
    }
}
