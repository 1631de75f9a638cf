package om.hawalis.engine;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** All sequences of up to seven moves of {@code oman}, on one thread; an operation is a sequence. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 6, time = 1)
public class PerftBenchmark {
    private static final int DEPTH = 7;
    private static final int SEQUENCES = 14 + 182 + 1_539 + 12_626 + 80_262 + 502_762 + 2_849_453;

    private final RuleSet rules = RuleSets.standard();
    private final Position start = Position.start(rules);
    private final PlainLoop plain = new PlainLoop(rules, DEPTH);
    private final Table table = new Table(rules, DEPTH);

    /** As the command line does: at the last depth endless moves are looked up by ring. */
    @Benchmark
    @OperationsPerInvocation(SEQUENCES)
    public List<Perft.Count> counted() {
        return Perft.count(rules, start, DEPTH);
    }

    /** Every move made and taken back, the last depth's too. */
    @Benchmark
    @OperationsPerInvocation(SEQUENCES)
    public long made() {
        table.set(start);
        return made(DEPTH);
    }

    private long made(int depth) {
        var sequences = 0L;
        for (var legal = table.legal(); legal != 0; legal &= legal - 1) {
            sequences++;
            if (table.play(Integer.numberOfTrailingZeros(legal)) != Table.ENDLESS && depth > 1)
                sequences += made(depth - 1);
            table.undo();
        }
        return sequences;
    }

    /** Every move made stone by stone on plain arrays. */
    @Benchmark
    @OperationsPerInvocation(SEQUENCES)
    public long plain() {
        plain.set(start);
        return plain.perft(DEPTH);
    }
}
