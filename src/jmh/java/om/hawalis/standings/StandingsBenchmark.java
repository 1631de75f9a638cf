package om.hawalis.standings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
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

/** Standings of a large Swiss, worked out whole: every value with its working. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class StandingsBenchmark {
    private static final List<GameResult> RESULTS =
            List.of(GameResult.SOUTH_WINS, GameResult.NORTH_WINS, GameResult.DRAWN);
    private static final int ROUNDS = 11;

    @Param({"300", "3000"})
    private int entrants;

    /** Eight of the usual kinds, with cuts and direct encounter; and the eight that take most work. */
    @Param({"BH/C1,BH,SB,DE,WON,BPG,PS,ARO", "BH/M2,FB/C2,AOB,SB/C1,APRO,APPO,PTP,DE"})
    private String codes = "";

    private Contest contest = Contest.of(new Plan(null, null, Scoring.STANDARD), List.of(), List.of(), List.of())
            .orThrow();
    private List<TieBreak> tieBreaks = List.of();

    @Setup
    public void play() {
        var random = new Random(entrants);
        var field = IntStream.rangeClosed(1, entrants)
                .mapToObj(number -> new Entrant(number, "Number " + number, random.nextInt(1400, 2500)))
                .toList();
        var rounds = Stream.generate(() -> round(random)).limit(ROUNDS).toList();
        contest = Contest.of(new Plan(ROUNDS, Side.SOUTH, Scoring.STANDARD), field, rounds, List.of())
                .orThrow();
        tieBreaks = Stream.of(codes.split(","))
                .map(code -> ((TieBreak.Parsed.Read) TieBreak.parse(code)).tieBreak())
                .toList();
    }

    /** One in twenty rests, one board in twenty is not played. */
    private Round round(Random random) {
        var order = new ArrayList<>(IntStream.rangeClosed(1, entrants).boxed().toList());
        Collections.shuffle(order, random);
        var boards = new ArrayList<Board>();
        var byes = new ArrayList<Bye>();
        while (!order.isEmpty()) {
            if (order.size() == 1 || random.nextInt(20) == 0) byes.add(new Bye(order.removeLast(), ByeKind.HALF_POINT));
            else boards.add(new Board(order.removeLast(), order.removeLast(), result(random)));
        }
        return new Round(boards, byes);
    }

    private static GameResult result(Random random) {
        return random.nextInt(20) == 0 ? GameResult.NORTH_WINS_BY_FORFEIT : RESULTS.get(random.nextInt(RESULTS.size()));
    }

    @Benchmark
    public Standings standings() {
        return Standings.of(contest, EventForm.SWISS, tieBreaks, new Lot.Drawn(1));
    }
}
