package om.hawalis.page;

import org.teavm.jso.JSExport;

/**
 * The functions of the module. A game is told by its rule set and version, its start (a position text, or empty for the usual
 * one) and the ring marks played, parted by spaces; each call replays it.
 */
public final class PageEngine {
    private PageEngine() {}

    /**
     * How a game stands.
     *
     * @return {@code ply south north toMove legal last verdict result}, or {@code fault}: what was not understood
     */
    @JSExport
    public static String look(String rules, int version, String start, String moves) {
        return switch (ToldGame.read(rules, version, start, moves)) {
            case ToldGame.Understood(var game) -> GameText.standing(game);
            case ToldGame.NotUnderstood(var fault) -> GameText.fault(fault);
        };
    }

    /**
     * What playing a hole would bring.
     *
     * @param hole its ring mark
     * @return {@code played end after}, {@code breach legal} where the rules forbid it, or {@code fault}
     */
    @JSExport
    public static String play(String rules, int version, String start, String moves, String hole) {
        return switch (ToldGame.read(rules, version, start, moves)) {
            case ToldGame.Understood(var game) -> GameText.played(game, hole);
            case ToldGame.NotUnderstood(var fault) -> GameText.fault(fault);
        };
    }
}
