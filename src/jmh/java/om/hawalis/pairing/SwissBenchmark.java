package om.hawalis.pairing;

import java.util.List;
import java.util.concurrent.TimeUnit;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The next round of a Swiss of nine rounds, with sides, board order, byes and every reason. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class SwissBenchmark {
    private static final int ROUNDS = 9;

    @Param({"200", "1000", "3000", "9999"})
    private int entrants;

    @Param({"1", "5", "8"})
    private int played;

    private Contest contest = Contest.of(new Plan(null, null, Scoring.STANDARD), List.of(), List.of(), List.of())
            .orThrow();

    @Setup
    public void play() {
        var plan = new Plan(ROUNDS, Side.SOUTH, Scoring.STANDARD);
        contest = switch (Simulation.play(entrants, plan, played, entrants, Simulation.Habits.USUAL)) {
            case Simulation.Ending.Finished(var finished) -> finished;
            case Simulation.Ending.Stopped(var stopped, var cause) -> throw new IllegalStateException(cause.toString());
        };
    }

    @Benchmark
    public Pairing next_round() {
        return Swiss.pair(contest);
    }
}
