package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import om.hawalis.contest.Acceleration;
import om.hawalis.contest.Contest;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import org.junit.jupiter.api.Test;

/** The engine against the rules as they are written, over seeded tournaments of up to a dozen entrants. */
class LiteralDutchTest {
    private static final int TOURNAMENTS = Integer.getInteger("literal.tournaments", 300);
    private static final long FIRST_SEED = Long.getLong("literal.seed", 1);
    private static final long MOST_CANDIDATES = 30_000;

    private int brackets;
    private int skipped;

    @Test
    void every_bracket_is_paired_as_the_rules_are_written() {
        for (var seed = FIRST_SEED; seed < FIRST_SEED + TOURNAMENTS; seed++) tournament(seed);

        assertThat(brackets).isGreaterThan(10 * TOURNAMENTS);
        assertThat(skipped).isLessThan(brackets / 20);
    }

    private void tournament(long seed) {
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        var entrants = 2 + random.nextInt(11);
        var rounds = Math.min(entrants, 3 + random.nextInt(6));
        var contest = contest(entrants, plan(random, entrants, rounds), rounds, seed, habits(random));
        for (var round = 1; round <= contest.rounds().size(); round++) round(contest.before(round), seed);
    }

    private static Contest contest(int entrants, Plan plan, int rounds, long seed, Simulation.Habits habits) {
        return switch (Simulation.play(entrants, plan, rounds, seed, habits)) {
            case Simulation.Ending.Finished(var contest) -> contest;
            case Simulation.Ending.Stopped(var contest, var cause) -> contest;
        };
    }

    private static Simulation.Habits habits(RandomGenerator random) {
        return new Simulation.Habits(
                random.nextInt(700), random.nextInt(100), random.nextInt(120), random.nextInt(120));
    }

    private static Plan plan(RandomGenerator random, int entrants, int rounds) {
        var plan = new Plan(rounds, Side.SOUTH, Scoring.STANDARD);
        if (random.nextInt(4) == 0)
            plan = plan.withAccelerations(List.of(new Acceleration(1, 2, 1, (entrants + 1) / 2, 2)));
        if (random.nextInt(4) == 0 && entrants > 3)
            plan = plan.withForbidden(List.of(ForbiddenGroup.always(
                    List.of(1 + random.nextInt(2), 3 + random.nextInt(entrants - 2)),
                    ForbiddenGroup.Strictness.ABSOLUTE)));
        return plan;
    }

    private void round(Contest contest, long seed) {
        var contenders = new Roll(contest, SwissOptions.STANDARD).contenders();
        var kept = Wishes.keptAsFarAsPossible(Meetings.of(contest, contenders));
        if (Swiss.pair(contest) instanceof Pairing.Paired paired) PairingInvariants.hold(contest, paired);
        if (kept.isEmpty()) return;
        var meetings = kept.get().meetings();
        var completion = kept.get().completion();
        for (var step : new Dutch(meetings, completion).steps()) {
            brackets++;
            var literal = new LiteralBracket(meetings, completion, step.bracket()).pair(MOST_CANDIDATES);
            if (literal.isEmpty()) skipped++;
            else
                assertThat(pairs(step.pairing().pairs().stream()
                                .map(pair -> List.of(pair[0], pair[1]))
                                .toList()))
                        .as("seed %s, round %s, %s", seed, contest.rounds().size() + 1, step.bracket())
                        .isEqualTo(pairs(literal.get().pairs()));
        }
    }

    private static List<List<Integer>> pairs(List<List<Integer>> pairs) {
        var sorted = new ArrayList<List<Integer>>();
        for (var pair : pairs) sorted.add(pair.stream().sorted().toList());
        sorted.sort(Comparator.comparing(List::getFirst));
        return sorted;
    }
}
