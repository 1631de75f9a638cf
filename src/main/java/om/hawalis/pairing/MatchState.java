package om.hawalis.pairing;

/** How a match stands after the games its board holds. */
public sealed interface MatchState {
    /** A game of it has no result yet. */
    record Open() implements MatchState {}

    /** Another game is to be played. @param level whether it is a replay, because the match was level */
    record NextGame(int south, int north, boolean level) implements MatchState {}

    record Won(int winner, int loser, By by) implements MatchState {}

    /** Neither came: both are out. */
    record BothOut() implements MatchState {}

    /** What decided it. */
    enum By {
        GAMES,
        LOT
    }
}
