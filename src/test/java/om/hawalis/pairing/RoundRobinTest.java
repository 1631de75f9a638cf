package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Stay;
import om.hawalis.pairing.Pairing.Impossible;
import om.hawalis.pairing.Pairing.Paired;
import org.junit.jupiter.api.Test;

class RoundRobinTest {
    @Test
    void starting_numbers_take_the_tables_numbers_in_order() {
        var contest = contest(List.of(entrant(3), entrant(10), entrant(4), entrant(8)), List.of());

        var pairing = paired(RoundRobin.SINGLE, contest);

        assertThat(pairing).isEqualTo(new Paired(List.of(new Pair(3, 10), new Pair(4, 8)), List.of(), List.of()));
    }

    @Test
    void an_odd_field_is_played_through_with_a_free_round_for_each() {
        var contest = contest(entrants(5), List.of());

        for (var round = 1; round <= RoundRobin.SINGLE.rounds(5); round++) contest = next(RoundRobin.SINGLE, contest);

        for (var entrant : contest.entrants())
            assertThat(contest.outcomes(entrant.number()))
                    .filteredOn(Outcome.Rested.class::isInstance)
                    .containsExactly(new Outcome.Rested(ByeKind.PAIRING_ALLOCATED, 0));
        assertThat(RoundRobin.SINGLE.pair(contest)).isEqualTo(new Impossible(new Cause.AllRoundsPaired(5)));
    }

    @Test
    void the_second_cycle_of_a_double_one_swaps_sides() {
        var contest = contest(entrants(4), List.of());

        for (var round = 1; round <= RoundRobin.DOUBLE.rounds(4); round++) contest = next(RoundRobin.DOUBLE, contest);

        var boards = contest.rounds().stream().flatMap(r -> r.boards().stream()).toList();
        assertThat(boards).hasSize(12);
        assertThat(boards)
                .allMatch(board ->
                        boards.stream().anyMatch(b -> b.south() == board.north() && b.north() == board.south()));
    }

    @Test
    void who_withdrew_is_not_paired_and_the_opponent_wins_if_half_the_games_had_been_played() {
        var leaving = new Entrant(4, "Four", null, "", List.of(new Stay(1, 2)));
        var contest = contest(List.of(entrant(1), entrant(2), entrant(3), leaving), List.of());
        contest = next(RoundRobin.SINGLE, next(RoundRobin.SINGLE, contest));

        var pairing = paired(RoundRobin.SINGLE, contest);

        assertThat(pairing)
                .isEqualTo(new Paired(
                        List.of(new Pair(3, 1)),
                        List.of(new Bye(2, ByeKind.FULL_POINT)),
                        List.of(new Reason.OpponentNotThere(2, 4))));
    }

    @Test
    void the_opponent_of_who_left_before_half_the_games_rests_as_in_a_free_round() {
        var leaving = new Entrant(4, "Four", null, "", List.of(new Stay(1, 1)));
        var contest = contest(List.of(entrant(1), entrant(2), entrant(3), leaving), List.of());
        contest = next(RoundRobin.SINGLE, contest);

        var pairing = paired(RoundRobin.SINGLE, contest);

        assertThat(pairing.byes()).containsExactly(new Bye(3, ByeKind.PAIRING_ALLOCATED));
    }

    @Test
    void one_alone_is_no_round_robin() {
        var pairing = RoundRobin.SINGLE.pair(contest(entrants(1), List.of()));

        assertThat(pairing).isEqualTo(new Impossible(new Cause.TooFewEntrants(1)));
        assertThat(RoundRobin.SINGLE.rounds(1)).isZero();
    }

    @Test
    void the_next_round_does_not_wait_for_open_boards() {
        var open = new Round(List.of(new Board(1, 4, GameResult.OPEN), new Board(2, 3, GameResult.OPEN)), List.of());

        var pairing = paired(RoundRobin.SINGLE, contest(entrants(4), List.of(open)));

        assertThat(pairing.boards()).hasSize(2);
    }

    private static Paired paired(RoundRobin roundRobin, Contest contest) {
        var paired = (Paired) roundRobin.pair(contest);
        PairingInvariants.holdByTable(contest, paired);
        return paired;
    }

    private static Contest next(RoundRobin roundRobin, Contest contest) {
        var paired = paired(roundRobin, contest);
        var boards = paired.boards().stream()
                .map(pair -> new Board(pair.south(), pair.north(), GameResult.DRAWN))
                .toList();
        var rounds = new ArrayList<>(contest.rounds());
        rounds.add(new Round(boards, paired.byes()));
        return contest(contest.entrants(), rounds);
    }

    private static Contest contest(List<Entrant> entrants, List<Round> rounds) {
        var plan = new Plan(null, null, Scoring.STANDARD.withPairingBye(0));
        return Contest.of(plan, entrants, rounds, List.of()).orThrow();
    }

    private static List<Entrant> entrants(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(RoundRobinTest::entrant).toList();
    }

    private static Entrant entrant(int number) {
        return new Entrant(number, "Number " + number, null);
    }
}
