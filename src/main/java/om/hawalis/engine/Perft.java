package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/**
 * Counts sequences of moves, the usual measure that an engine moves rightly and how fast. Repetition does not end a
 * sequence here; an endless move does, and is counted at its own depth only.
 *
 * <p>At the last depth moves are counted, not made: how many of a ring's moves are endless depends on that ring alone
 * and is remembered.
 */
public final class Perft {
    /** The greatest depth whose counts are sure to be countable. */
    public static final int DEEPEST = 15;

    private static final int SHARED_DEPTH = 2;

    private final int depth;
    private final Table table;
    private final EndlessMoves endlessMoves;
    private final long[] nodes;
    private final long[] endless;

    /**
     * The counts at one depth.
     *
     * @param nodes sequences of exactly that many moves
     * @param endless sequences up to that depth whose last move is endless
     */
    public record Count(int depth, long nodes, long endless) {}

    private Perft(RuleSet rules, int depth) {
        this.depth = depth;
        this.table = new Table(rules, depth + 1);
        this.endlessMoves = new EndlessMoves(rules);
        this.nodes = new long[depth + 1];
        this.endless = new long[depth + 1];
    }

    /**
     * Counts from a position, depth by depth, on one thread.
     *
     * @throws IllegalArgumentException unless {@code 1 ≤ depth ≤ DEEPEST}
     */
    public static List<Count> count(RuleSet rules, Position position, int depth) {
        requireDepth(depth);
        var whole = new Perft(rules, depth);
        whole.walk(position, 1);
        return sums(List.of(whole), depth);
    }

    private static void requireDepth(int depth) {
        if (depth < 1 || depth > DEEPEST) throw new IllegalArgumentException("depth from 1 to " + DEEPEST);
    }

    /**
     * Counts on several threads; the counts are the same.
     *
     * @throws IllegalArgumentException unless {@code 1 ≤ depth ≤ DEEPEST}
     * @throws InterruptedException if the calling thread is interrupted meanwhile
     */
    public static List<Count> count(RuleSet rules, Position position, int depth, int threads)
            throws InterruptedException {
        requireDepth(depth);
        if (threads == 1 || depth <= SHARED_DEPTH) return count(rules, position, depth);
        var top = new Perft(rules, SHARED_DEPTH);
        top.walk(position, 1);
        var parts = new ArrayList<>(List.of(top));
        try (var workers = Executors.newFixedThreadPool(threads)) {
            for (var part : workers.invokeAll(parts(rules, position, depth))) parts.add(part.get());
        } catch (ExecutionException failed) {
            throw new IllegalStateException(failed);
        }
        return sums(parts, depth);
    }

    private static List<Callable<Perft>> parts(RuleSet rules, Position position, int depth) {
        var parts = new ArrayList<Callable<Perft>>();
        for (var one : after(rules, position))
            for (var two : after(rules, one))
                parts.add(() -> {
                    var part = new Perft(rules, depth);
                    part.walk(two, SHARED_DEPTH + 1);
                    return part;
                });
        return parts;
    }

    private static List<Position> after(RuleSet rules, Position position) {
        var turn = Rules.of(rules);
        return turn.legalMoves(position).stream()
                .map(hole -> turn.play(position, hole))
                .filter(play -> play instanceof Play.Legal legal && legal.sowing() instanceof Sowing.Finite)
                .map(play -> ((Play.Legal) play).after())
                .toList();
    }

    private void walk(Position position, int level) {
        table.set(position);
        walk(level);
    }

    private void walk(int level) {
        var legal = table.legal();
        nodes[level] += Integer.bitCount(legal);
        if (level == depth) endless[level] += endlessMoves.count(table);
        else
            for (; legal != 0; legal &= legal - 1) {
                if (table.play(Integer.numberOfTrailingZeros(legal)) == Table.ENDLESS) endless[level]++;
                else walk(level + 1);
                table.undo();
            }
    }

    private static List<Count> sums(List<Perft> parts, int depth) {
        return IntStream.rangeClosed(1, depth)
                .mapToObj(level -> new Count(
                        level,
                        parts.stream().mapToLong(part -> part.nodesAt(level)).sum(),
                        IntStream.rangeClosed(1, level)
                                .mapToLong(above -> parts.stream()
                                        .mapToLong(part -> part.endlessAt(above))
                                        .sum())
                                .sum()))
                .toList();
    }

    private long nodesAt(int level) {
        return level < nodes.length ? nodes[level] : 0;
    }

    private long endlessAt(int level) {
        return level < endless.length ? endless[level] : 0;
    }
}
