package om.hawalis.standings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
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

/** Contests at random: any pairs, results of every kind, byes and absences; everybody is rated. */
final class RandomField {
    private static final List<GameResult> RESULTS = List.of(
            GameResult.SOUTH_WINS,
            GameResult.NORTH_WINS,
            GameResult.DRAWN,
            GameResult.SOUTH_WINS,
            GameResult.NORTH_WINS);
    private static final List<GameResult> RARE = List.of(GameResult.values()).stream()
            .filter(r -> !RESULTS.contains(r))
            .toList();

    private RandomField() {}

    static Contest of(long seed, int entrants, int rounds) {
        var random = new Random(seed);
        var field = IntStream.rangeClosed(1, entrants)
                .mapToObj(number -> new Entrant(number, "Number " + number, random.nextInt(1400, 2500)))
                .toList();
        var paired = IntStream.range(0, rounds)
                .mapToObj(round -> round(random, entrants))
                .toList();
        return Contest.of(new Plan(Math.max(1, rounds), Side.SOUTH, Scoring.STANDARD), field, paired, List.of())
                .orThrow();
    }

    private static Round round(Random random, int entrants) {
        var order = new ArrayList<>(IntStream.rangeClosed(1, entrants).boxed().toList());
        Collections.shuffle(order, random);
        var boards = new ArrayList<Board>();
        var byes = new ArrayList<Bye>();
        while (!order.isEmpty()) {
            var next = order.removeLast();
            var chance = random.nextInt(20);
            if (chance == 0) continue;
            if (chance == 1 || order.isEmpty()) byes.add(new Bye(next, any(random, List.of(ByeKind.values()))));
            else boards.add(new Board(next, order.removeLast(), any(random, random.nextInt(8) == 0 ? RARE : RESULTS)));
        }
        return new Round(boards, byes);
    }

    private static <T> T any(Random random, List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
