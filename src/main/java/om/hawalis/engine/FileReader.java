package om.hawalis.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parts the tokens of a file among its games. */
final class FileReader {
    private enum Part {
        NOTHING,
        TAGS,
        MOVES,
        ENDED
    }

    private final @Nullable RuleSet imposed;
    private final List<Recorded> games;
    private GameReader game;
    private Part part = Part.NOTHING;
    private boolean numberedOn;

    FileReader(@Nullable RuleSet imposed, List<Recorded> games) {
        this.imposed = imposed;
        this.games = games;
        this.game = new GameReader(imposed);
    }

    void read(Token token) {
        if (opensGame(token)) finish();
        part = part(token);
        numberedOn = numberedOn || token instanceof Token.MoveNumber number && !first(number);
        game.read(token);
    }

    /** Closes the game at hand, if there is one. */
    void finish() {
        if (part != Part.NOTHING) games.add(game.finish());
        game = new GameReader(imposed);
        part = Part.NOTHING;
        numberedOn = false;
    }

    private Part part(Token token) {
        return switch (token) {
            case Token.TagPair pair -> Part.TAGS;
            case Token.Ending ending -> Part.ENDED;
            case Token.MoveNumber number -> later(Part.MOVES);
            case Token.HoleMark mark -> later(Part.MOVES);
            case Token.CaptureMark mark -> later(Part.MOVES);
            case Token.Junk junk -> later(junk.kind() == Discrepancy.Kind.MALFORMED_TAG ? Part.TAGS : Part.MOVES);
        };
    }

    private Part later(Part next) {
        return part.compareTo(next) > 0 ? part : next;
    }

    /** A tag after moves, a tag block repeated after a blank line, or numbering that begins again. */
    private boolean opensGame(Token token) {
        return switch (token) {
            case Token.TagPair pair ->
                part.compareTo(Part.TAGS) > 0 || part == Part.TAGS && pair.apart() && game.has(pair.name());
            case Token.MoveNumber number -> first(number) && (part == Part.ENDED || numberedOn);
            case Token.HoleMark mark -> false;
            case Token.CaptureMark mark -> false;
            case Token.Ending ending -> false;
            case Token.Junk junk -> junk.kind() == Discrepancy.Kind.MALFORMED_TAG && part.compareTo(Part.TAGS) > 0;
        };
    }

    private static boolean first(Token.MoveNumber number) {
        return number.digits().equals("1") && !number.continued();
    }
}
