package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A record in which some plies cannot be read, and the position that stood after its last one.
 *
 * @param start the game before the record's first ply
 * @param plies what is written, ply by ply
 * @param after the position after the last of them
 */
public record PartialRecord(Game start, List<Written> plies, Position after) {
    /** How an unreadable ply is written in a text. */
    public static final String UNREADABLE = "_";

    public PartialRecord {
        plies = List.copyOf(plies);
    }

    /**
     * One ply as far as it can be read.
     *
     * @param hole null when it cannot be read
     * @param captured the stones captured; null when not written, or not readable
     */
    public record Written(@Nullable Hole hole, @Nullable Integer captured) {
        boolean fits(Ply ply) {
            return captured == null || captured == ply.sowing().captured();
        }
    }

    /** What came of restoring a record. */
    public sealed interface Restoration {

        /** Exactly one continuation fits. */
        record Restored(Game game) implements Restoration {}

        /** Several continuations fit; {@code all} unless there were too many to list. */
        record Several(List<Game> games, boolean all) implements Restoration {
            public Several {
                games = List.copyOf(games);
            }
        }

        /** No continuation fits: something else in the record, or the position, is wrong. */
        record Unfit() implements Restoration {}

        /** The search was told to stop before it was sure. */
        record Stopped() implements Restoration {}
    }

    /**
     * Reads the moves of a partial record from notation in which {@code _} stands for a ply that cannot be read; a
     * capture mark may still stand after it.
     *
     * @return empty when the text holds anything but moves, marks and comments, or a hole the board does not have
     */
    public static Optional<PartialRecord> read(Game start, String moves, Position after) {
        var plies = new ArrayList<Written>();
        for (var token : Lexer.tokens(moves)) {
            var mover = plies.size() % 2 == 0
                    ? start.position().toMove()
                    : start.position().toMove().opponent();
            if (!add(plies, token, start.ruleSet().layout(), mover)) return Optional.empty();
        }
        return Optional.of(new PartialRecord(start, plies, after));
    }

    private static boolean add(List<Written> plies, Token token, Layout layout, Side mover) {
        return switch (token) {
            case Token.MoveNumber number -> true;
            case Token.HoleMark mark ->
                layout.read(mark.text(), mover)
                        .map(hole -> plies.add(new Written(hole, null)))
                        .orElse(false);
            case Token.CaptureMark mark -> mark(plies, mark.stones());
            case Token.Junk junk -> junk.text().equals(UNREADABLE) && plies.add(new Written(null, null));
            case Token.TagPair pair -> false;
            case Token.Ending ending -> false;
        };
    }

    private static boolean mark(List<Written> plies, int stones) {
        if (plies.isEmpty() || plies.getLast().captured() != null) return false;
        plies.add(new Written(plies.removeLast().hole(), stones));
        return true;
    }

    /**
     * Finds the continuations that fit everything written and lead to the position given.
     *
     * @param most how many to list
     * @param goOn asked now and then; the cost grows with the number of holes to the power of the unreadable plies
     */
    public Restoration restore(int most, BooleanSupplier goOn) {
        return new Restorer(this, most, goOn).restore();
    }
}
