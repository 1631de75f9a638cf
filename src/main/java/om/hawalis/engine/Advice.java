package om.hawalis.engine;

import java.util.List;

/**
 * What a search thinks of a position.
 *
 * @param line the moves it expects, the one it advises first; empty when the game is over
 * @param depth plies searched to the end in every line, or 0 when the position needed no search
 * @param moves moves made in searching
 */
public record Advice(Score score, List<Hole> line, int depth, long moves) {
    public Advice {
        line = List.copyOf(line);
    }
}
