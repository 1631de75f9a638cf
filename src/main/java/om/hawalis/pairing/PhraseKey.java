package om.hawalis.pairing;

/** Each thing the pairing can say, with its English words; arguments stand as {0}, {1} … */
public enum PhraseKey {
    INITIAL_SIDE_SOUTH("by lot (seed {0}) the first seat sits South"),
    INITIAL_SIDE_NORTH("by lot (seed {0}) the first seat sits North"),
    AS_THEY_STAND("{0} v {1}: upper half against lower half, as they stand"),
    TRANSPOSED("{0} v {1}: the next in order; {2} came first: {3}"),
    EXCHANGED("{0} v {1}: both of one half, by the smallest exchange that serves all"),
    MOVED_DOWN("{0} v {1}: moved down, against the first of the score group"),
    MOVED_DOWN_FURTHER("{0} v {1}: moved down; {2} came first: {3}"),
    SIDES_INITIAL_SIDE("{0} South: neither has a preference, the seat decides"),
    SIDES_BOTH_PREFERENCES("{0} South: it suits both"),
    SIDES_STRONGER_PREFERENCE("{0} South: the stronger preference"),
    SIDES_ALTERNATION("{0} South: in turn, from the latest round in which their sides differed"),
    SIDES_HIGHER_RANK("{0} South: the higher ranked has the choice"),
    SIDES_TABLE("{0} South: by the table"),
    MOVED_DOWN_ODD_GROUP("{0} moves down from {1}: the group is odd"),
    MOVED_DOWN_NO_OPPONENT("{0} moves down from {1}: no opponent is left there"),
    MOVED_DOWN_FOR_OTHERS("{0} moves down from {1}: otherwise others would be left without an opponent"),
    RESTS("{0} rests, with {1}: the lowest score at which all others can be paired"),
    PASSED_OVER("{0} was passed over: {1}"),
    WISH_RELAXED("{0} and {1} meet against a wish: no round could be made otherwise"),
    OPPONENT_NOT_THERE("{0} was to meet {1}, who does not take part in this round"),
    NOTHING("nothing stood in the way"),
    HAVE_MET("they have met"),
    FORBIDDEN("they may not meet"),
    WISHED_APART("they wish not to meet"),
    SAME_SIDE_DUE("both must have the same side"),
    SIDES("more would be denied their side"),
    MOVED_UP_LATELY("moved up lately"),
    MOVED_DOWN_LATELY("moved down lately"),
    NO_OPPONENT_BELOW("no opponent in the next group"),
    HAS_RESTED("has had a bye, or a win without playing"),
    PLAYED_FEWER("has played fewer games"),
    NEEDED_ELSEWHERE("needed elsewhere so that all fare best"),
    OPEN_BOARDS("boards wait for a result; decide them, or mark them postponed:"),
    LEVEL_MATCHES("matches are level, and the games that decide them are still to be played:"),
    BOARD("round {0}, board {1}: {2} v {3}"),
    NOT_AS_DRAWN("round {0} was not paired as drawn: {1} and {2} were to meet"),
    ALL_ROUNDS_PAIRED("all {0} planned rounds have been paired"),
    TOO_FEW_ENTRANTS("{0} entrants are there, too few to pair"),
    NOBODY_MAY_REST("{0} entrants are there, an odd number, and each has had a bye, or a win without playing"),
    NO_LEGAL_ROUND("{0} entrants are there, and however they are paired, somebody meets an earlier or a forbidden"
            + " opponent, or is denied a side that must be granted"),
    NO_OPPONENT_AT_ALL("nobody is left whom {0} may meet");

    private final String english;

    PhraseKey(String english) {
        this.english = english;
    }

    public String english() {
        return english;
    }
}
