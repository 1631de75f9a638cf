package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import om.hawalis.contest.Board;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.RatingTable;
import om.hawalis.contest.Round;
import om.hawalis.contest.Stay;

/**
 * A random tournament that keeps every rule: each round paired by {@link Swiss}, results by rating and luck, with byes,
 * absences and forfeits as they occur. The same seed gives the same tournament on every machine.
 */
public final class Simulation {
    private static final String GENERATOR = "L64X128MixRandom";

    private final RandomGenerator random;
    private final Habits habits;

    /**
     * How often, in a thousand, something happens to an entrant or at a board in a round.
     *
     * @param drawn boards drawn
     * @param forfeited boards where somebody does not appear
     * @param resting entrants who ask for a half-point bye
     * @param absent entrants who stay away
     */
    public record Habits(int drawn, int forfeited, int resting, int absent) {
        public static final Habits USUAL = new Habits(250, 15, 15, 10);
        public static final Habits PERFECT = new Habits(250, 0, 0, 0);
    }

    /** The end of a simulation: all rounds played, or stopped where no round could be paired. */
    public sealed interface Ending {
        record Finished(Contest contest) implements Ending {}

        record Stopped(Contest contest, Cause cause) implements Ending {}
    }

    private Simulation(long seed, Habits habits) {
        this.random = RandomGeneratorFactory.of(GENERATOR).create(seed);
        this.habits = habits;
    }

    /**
     * Plays a tournament.
     *
     * @param plan its rounds must be known
     * @param rounds how many of them to play
     */
    public static Ending play(int entrants, Plan plan, int rounds, long seed, Habits habits) {
        var simulation = new Simulation(seed, habits);
        var contest = Contest.of(plan, simulation.entrants(entrants), List.of(), List.of())
                .orThrow();
        for (var round = 1; round <= rounds; round++) {
            var wishing = simulation.withWishes(contest);
            switch (Swiss.pair(wishing)) {
                case Pairing.Paired paired -> contest = simulation.played(contest, paired);
                case Pairing.Impossible(var cause) -> {
                    return new Ending.Stopped(wishing, cause);
                }
            }
        }
        return new Ending.Finished(contest);
    }

    private List<Entrant> entrants(int count) {
        var ratings = IntStream.range(0, count)
                .map(i -> (int) Math.clamp(1600 + 300 * random.nextGaussian(), 1000, 2800))
                .sorted()
                .toArray();
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new Entrant(
                        number, "Player" + number + ", Test", ratings[count - number], "", List.of(Stay.WHOLE)))
                .toList();
    }

    private Contest withWishes(Contest contest) {
        var round = contest.rounds().size() + 1;
        var wishes = new ArrayList<ByeRequest>();
        for (var entrant : contest.entrants()) {
            var fate = random.nextInt(1000);
            if (fate < habits.resting) wishes.add(new ByeRequest(round, entrant.number(), ByeKind.HALF_POINT));
            else if (fate < habits.resting + habits.absent)
                wishes.add(new ByeRequest(round, entrant.number(), ByeKind.ZERO_POINT));
        }
        return Contest.of(contest.plan(), contest.entrants(), contest.rounds(), wishes)
                .orThrow();
    }

    private Contest played(Contest contest, Pairing.Paired paired) {
        var boards = paired.boards().stream()
                .map(pair -> new Board(pair.south(), pair.north(), result(contest, pair)))
                .toList();
        var rounds = new ArrayList<>(contest.rounds());
        rounds.add(new Round(boards, paired.byes()));
        return Contest.of(contest.plan(), contest.entrants(), rounds, List.of()).orThrow();
    }

    private GameResult result(Contest contest, Pair pair) {
        if (random.nextInt(1000) < habits.forfeited) return forfeit();
        if (random.nextInt(1000) < habits.drawn) return GameResult.DRAWN;
        var difference = rating(contest, pair.south()) - rating(contest, pair.north());
        return random.nextInt(100) < RatingTable.expected(difference) ? GameResult.SOUTH_WINS : GameResult.NORTH_WINS;
    }

    private GameResult forfeit() {
        return switch (random.nextInt(8)) {
            case 0 -> GameResult.DOUBLE_FORFEIT;
            case 1, 2, 3 -> GameResult.SOUTH_WINS_BY_FORFEIT;
            default -> GameResult.NORTH_WINS_BY_FORFEIT;
        };
    }

    private static int rating(Contest contest, int number) {
        return contest.entrant(number).rated().orElse(1000);
    }
}
