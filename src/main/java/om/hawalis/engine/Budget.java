package om.hawalis.engine;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What a search of one position may spend. With moves alone the advice is the same on every machine.
 *
 * @param moves moves it may make on its board
 * @param endgames a table of the rule set to look small positions up in; null for none
 * @param goOn asked now and then whether to go on; a time limit is given so
 */
public record Budget(long moves, @Nullable EndgameTable endgames, BooleanSupplier goOn) {
    public Budget {
        if (moves < 1) throw new IllegalArgumentException("a search needs at least a move");
    }

    public static Budget moves(long moves) {
        return new Budget(moves, null, () -> true);
    }
}
