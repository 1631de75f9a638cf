package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The short ways of pairing a bracket against the long one: a matching over everybody who is left. */
class BracketAgreementTest {
    private static final int ROUNDS = 9;

    @ParameterizedTest
    @ValueSource(ints = {14, 19, 26, 37, 60})
    void every_bracket_is_paired_as_a_matching_over_all_who_are_left(int entrants) {
        var brackets = 0;
        for (var seed = 0; seed < 240 / entrants; seed++) {
            var contest = contest(entrants, seed);
            for (var round = 1; round <= contest.rounds().size(); round++) brackets += agreeing(contest.before(round));
        }

        assertThat(brackets).isGreaterThan(100);
    }

    private static Contest contest(int entrants, long seed) {
        var plan = new Plan(ROUNDS, Side.NORTH, Scoring.STANDARD);
        var habits = seed % 2 == 0 ? Simulation.Habits.USUAL : new Simulation.Habits(450, 60, 60, 60);
        return switch (Simulation.play(entrants, plan, ROUNDS, seed, habits)) {
            case Simulation.Ending.Finished(var contest) -> contest;
            case Simulation.Ending.Stopped(var contest, var cause) -> contest;
        };
    }

    private static int agreeing(Contest contest) {
        var contenders = new Roll(contest, SwissOptions.STANDARD).contenders();
        var kept = Wishes.keptAsFarAsPossible(Meetings.of(contest, contenders));
        if (Swiss.pair(contest) instanceof Pairing.Paired paired) PairingInvariants.hold(contest, paired);
        if (kept.isEmpty()) return 0;
        var meetings = kept.get().meetings();
        var completion = kept.get().completion();
        var steps = new Dutch(meetings, completion).steps();
        for (var step : steps) {
            var prospect = new Prospect(meetings, completion, step.bracket());
            var whole = new ExactBracket(meetings, completion, step.bracket(), prospect).withAll();
            assertThat(pairs(step.pairing())).isEqualTo(pairs(whole));
            assertThat(step.pairing().floaters()).isEqualTo(whole.floaters());
        }
        return steps.size();
    }

    private static List<List<Integer>> pairs(BracketPairing pairing) {
        return pairing.pairs().stream()
                .map(pair -> List.of(pair[0], pair[1]))
                .sorted(Comparator.comparing(List::getFirst))
                .toList();
    }
}
