package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Games as text (article 5): reads every form people write, writes the canonical one. Reading never throws and never
 * repairs; it reports. Writing what was read from canonical text gives that text again.
 */
public final class Notation {
    private Notation() {}

    /**
     * Reads a file of any number of games, each under the rules its tags name, or the standard ones.
     *
     * @return the games in the order they stand; none when the text holds no move and no tag
     */
    public static List<Recorded> read(String text) {
        return games(text, null);
    }

    /** Reads a file of games, all of them under the rules given, whatever their tags say. */
    public static List<Recorded> readUnder(RuleSet rules, String text) {
        return games(text, rules);
    }

    private static List<Recorded> games(String text, @Nullable RuleSet imposed) {
        var games = new ArrayList<Recorded>();
        var file = new FileReader(imposed, games);
        Lexer.tokens(text).forEach(file::read);
        file.finish();
        return List.copyOf(games);
    }

    /** The canonical text of a game read before, with its tags. */
    public static String write(Recorded.Replayed recorded) {
        return write(recorded.tags(), recorded.game());
    }

    /**
     * The canonical text of a game.
     *
     * @param tags any tags; those that the game itself decides (rules, version, start, a proven result) are its own
     * @throws IllegalArgumentException if a tag's name is not a word or its value is not a single line
     */
    public static String write(Map<String, String> tags, Game game) {
        return new GameWriter(tags, game).text();
    }

    /** The moves of a game on one line, numbered and with capture marks, as in its canonical text. */
    public static String moves(Game game) {
        return String.join(" ", new GameWriter(Map.of(), game).words());
    }
}
