package om.hawalis.engine;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole random games of {@code oman} to their verdict, repetition included, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
public class RandomGamesBenchmark {
    private static final int LONGEST = 2_000;

    private final RuleSet rules = RuleSets.standard();
    private final Position start = Position.start(rules);
    private final Table table = new Table(rules, LONGEST);
    private final SplittableRandom random = new SplittableRandom(2009);

    /** On the packed board; the plies played. */
    @Benchmark
    public int packed() {
        table.set(start);
        var sinceCapture = 0;
        for (var legal = table.legal(); legal != 0 && table.ply() < LONGEST; legal = table.legal()) {
            var captured = table.play(nth(legal, random.nextInt(Integer.bitCount(legal))));
            sinceCapture = captured > 0 ? 0 : sinceCapture + 1;
            if (captured == Table.ENDLESS || table.moverIsGone() || repeats(sinceCapture)) break;
        }
        return table.ply();
    }

    private boolean repeats(int sinceCapture) {
        for (var plies = 2; plies <= sinceCapture; plies += 2) if (table.standsAsBefore(plies)) return true;
        return false;
    }

    private static int nth(int bits, int n) {
        var left = bits;
        for (var skipped = 0; skipped < n; skipped++) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }

    /** Through the records that games are kept in, every ply with its facts. */
    @Benchmark
    public Result recorded() {
        var game = Game.start(rules);
        while (game.verdict().isEmpty()) {
            var legal = game.legalMoves();
            game = game.after(legal.get(random.nextInt(legal.size())));
        }
        return game.result();
    }
}
