package om.hawalis.web.publishing;

import om.hawalis.web.shared.GameStanding;
import om.hawalis.web.shared.Words;

/** Says how a game ended, in a sentence with the players' names. */
final class VerdictWords {
    private static final char FIRST_STRONG_ISOLATE = '\u2068';
    private static final char END_OF_ISOLATE = '\u2069';

    private VerdictWords() {}

    /** Nothing while the game goes on. */
    static String of(GameStanding standing, String south, String north, Words words) {
        return switch (standing.code()) {
            case "1-0", "+--" -> won(standing, south, north, words);
            case "0-1", "--+" -> won(standing, north, south, words);
            case "*" -> "";
            default -> words.text("verdict." + standing.ending() + ".drawn");
        };
    }

    private static String won(GameStanding standing, String winner, String loser, Words words) {
        return words.text("verdict." + standing.ending() + ".won", isolated(winner), isolated(loser));
    }

    /** A name in the other script must not turn the sentence round. */
    private static String isolated(String name) {
        return FIRST_STRONG_ISOLATE + name + END_OF_ISOLATE;
    }
}
