package om.hawalis.pairing;

import om.hawalis.pairing.MatchState.By;

/** How far a fixture of a bracket has come. */
public sealed interface FixtureState {
    /** In the place of an entrant: nobody comes out of it. */
    int NOBODY = 0;

    /** In the place of an entrant: not known yet. */
    int UNKNOWN = -1;

    /** An earlier fixture must be decided first. */
    record Waiting() implements FixtureState {}

    /** Both are known, the round is not paired yet. */
    record Ready(int first, int second) implements FixtureState {}

    /** Paired; the match is not decided. @param board its place in the round, from 1 */
    record Running(int board, int first, int second, MatchState match) implements FixtureState {}

    /** Both were known and their round was paired, but not this match. */
    record NotPaired(int first, int second) implements FixtureState {}

    record Decided(int winner, int loser, By by) implements FixtureState {}

    /** Only one was there. @param absent who withdrew before; 0 where the place was empty */
    record Walkover(int winner, int absent) implements FixtureState {}

    /** Nobody comes out of it. @param first who was to play it; 0 where the place was empty */
    record Empty(int first, int second) implements FixtureState {}

    /** A second final that the final made needless. */
    record NotNeeded() implements FixtureState {}

    /** The number of who won, {@link #NOBODY} or {@link #UNKNOWN}. */
    default int winner() {
        return switch (this) {
            case Decided(var winner, var loser, var by) -> winner;
            case Walkover(var winner, var absent) -> winner;
            case Empty empty -> NOBODY;
            case NotNeeded needless -> NOBODY;
            case Waiting waiting -> UNKNOWN;
            case Ready ready -> UNKNOWN;
            case Running running -> UNKNOWN;
            case NotPaired missing -> UNKNOWN;
        };
    }

    /** The number of who lost or was not there, {@link #NOBODY} or {@link #UNKNOWN}. */
    default int loser() {
        return switch (this) {
            case Decided(var winner, var loser, var by) -> loser;
            case Walkover(var winner, var absent) -> absent;
            case Empty empty -> NOBODY;
            case NotNeeded needless -> NOBODY;
            case Waiting waiting -> UNKNOWN;
            case Ready ready -> UNKNOWN;
            case Running running -> UNKNOWN;
            case NotPaired missing -> UNKNOWN;
        };
    }
}
