package om.hawalis.trf;

import java.util.Comparator;
import java.util.List;

/**
 * One thing wrong in a report file.
 *
 * @param line from 1
 * @param column from 1
 * @param details numbers and texts that the words need, in the order of the words
 */
public record TrfFault(Kind kind, int line, int column, List<String> details) {
    static final Comparator<TrfFault> ORDER = Comparator.comparingInt(TrfFault::line)
            .thenComparingInt(TrfFault::column)
            .thenComparing(TrfFault::kind);

    /** What is wrong; the words stand here and nowhere else, with a place for each detail. */
    public enum Kind {
        NO_PLAYERS("the file names no player"),
        NUMBER_UNREADABLE("\"%s\" is not a number"),
        NUMBER_OUT_OF_RANGE("%s is out of range"),
        POINTS_UNREADABLE("\"%s\" is not a number of points"),
        POINTS_NOT_HALVES("%s points are no whole number of half-points"),
        PLAYER_TWICE("player %s already stands in line %s"),
        PLAYER_UNKNOWN("player %s is unknown"),
        COLOUR_UNKNOWN("\"%s\" is no colour"),
        RESULT_UNKNOWN("\"%s\" is no result"),
        OPPONENT_UNKNOWN("round %s: the opponent %s is unknown"),
        OPPONENT_SELF("round %s: player %s meets himself"),
        OPPONENT_WITH_BYE("round %s: a bye has no opponent, yet %s is named"),
        OPPONENT_MISSING("round %s: a game without an opponent"),
        COLOUR_MISSING("round %s: a played game without a colour"),
        ONE_SIDED("round %s: player %s names %s, who names %s"),
        COLOURS_DISAGREE("round %s: players %s and %s have the same colour"),
        RESULTS_DISAGREE("round %s: players %s and %s claim the results %s and %s"),
        ROUND_TWICE("round %s: player %s has both a game and a bye"),
        POINTS_DISAGREE("player %s has %s points here, but the results make %s"),
        ROUNDS_DISAGREE("%s rounds here, but %s in line %s"),
        ROUNDS_EXCEEDED("round %s was played, but only %s rounds are planned"),
        RECORD_TOO_SHORT("the %s record ends too early"),
        CODE_UNKNOWN("\"%s\" is unknown here"),
        RANGE_DESCENDS("the range from %s to %s descends"),
        UNSUPPORTED("%s is not supported");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** The English words, with {@code %s} for each detail. */
        public String words() {
            return words;
        }
    }

    public TrfFault {
        details = List.copyOf(details);
    }

    static TrfFault at(TrfLine line, int column, Kind kind, Object... details) {
        return new TrfFault(
                kind,
                line.number(),
                column,
                List.of(details).stream().map(String::valueOf).toList());
    }

    public String inWords() {
        return "line " + line + ", column " + column + ": " + kind.words.formatted(details.toArray());
    }
}
