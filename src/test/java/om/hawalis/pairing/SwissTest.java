package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.contest.Baku;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.ForbiddenGroup.Strictness;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import om.hawalis.contest.Stay;
import org.junit.jupiter.api.Test;

class SwissTest {
    private static final Plan PLAN = new Plan(5, Side.SOUTH, Scoring.STANDARD);

    private static List<Entrant> entrants(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new Entrant(number, "Entrant " + number, 2000 - number))
                .toList();
    }

    private static Contest contest(Plan plan, List<Entrant> entrants, Round... rounds) {
        return Contest.of(plan, entrants, List.of(rounds), List.of()).orThrow();
    }

    private static Board won(int south, int north) {
        return new Board(south, north, GameResult.SOUTH_WINS);
    }

    private static Pairing.Paired paired(Contest contest) {
        var paired = (Pairing.Paired) Swiss.pair(contest);
        PairingInvariants.hold(contest, paired);
        return paired;
    }

    private static Cause cause(Contest contest) {
        return ((Pairing.Impossible) Swiss.pair(contest)).cause();
    }

    @Test
    void first_round_pairs_upper_half_with_lower_half_sides_in_turn() {
        var round = paired(contest(PLAN, entrants(6)));

        assertThat(round.boards()).containsExactly(new Pair(1, 4), new Pair(5, 2), new Pair(3, 6));
        assertThat(round.byes()).isEmpty();
    }

    @Test
    void bye_goes_to_the_lowest_score_without_an_earlier_bye() {
        var first = new Round(List.of(won(1, 3), won(2, 4)), List.of(new Bye(5, ByeKind.PAIRING_ALLOCATED)));

        var round = paired(contest(PLAN, entrants(5), first));

        assertThat(round.byes()).containsExactly(new Bye(4, ByeKind.PAIRING_ALLOCATED));
    }

    @Test
    void whoever_won_a_round_without_playing_does_not_rest() {
        var first = new Round(
                List.of(won(1, 3), new Board(4, 2, GameResult.NORTH_WINS_BY_FORFEIT)),
                List.of(new Bye(5, ByeKind.FULL_POINT)));
        var second = new Round(
                List.of(won(1, 2), new Board(5, 3, GameResult.NORTH_WINS)),
                List.of(new Bye(4, ByeKind.PAIRING_ALLOCATED)));

        var round = paired(contest(PLAN, entrants(5), first, second));

        assertThat(round.byes()).containsExactly(new Bye(3, ByeKind.PAIRING_ALLOCATED));
    }

    @Test
    void a_single_entrant_who_is_there_rests() {
        var requests = List.of(new ByeRequest(1, 2, ByeKind.HALF_POINT));

        var round = paired(Contest.of(PLAN, entrants(2), List.of(), requests).orThrow());

        assertThat(round.boards()).isEmpty();
        assertThat(round.byes()).containsExactly(new Bye(1, ByeKind.PAIRING_ALLOCATED), new Bye(2, ByeKind.HALF_POINT));
    }

    @Test
    void open_boards_are_named_and_nothing_is_paired() {
        var first = new Round(List.of(won(1, 3), new Board(4, 2, GameResult.OPEN)), List.of());

        var cause = cause(contest(PLAN, entrants(4), first));

        assertThat(cause).isEqualTo(new Cause.OpenBoards(List.of(new Cause.OpenBoard(1, 2, 4, 2))));
        assertThat(Phrase.of(cause).getLast().english()).isEqualTo("round 1, board 2: 4 v 2");
    }

    @Test
    void a_postponed_game_is_a_draw_and_a_meeting_for_pairing() {
        var first = new Round(List.of(won(1, 3), new Board(4, 2, GameResult.POSTPONED)), List.of());

        var round = paired(contest(PLAN, entrants(4), first));

        assertThat(round.boards()).containsExactly(new Pair(2, 1), new Pair(3, 4));
    }

    @Test
    void a_forfeit_is_no_meeting() {
        var first = new Round(List.of(new Board(1, 2, GameResult.SOUTH_WINS_BY_FORFEIT)), List.of());

        var round = paired(contest(PLAN, entrants(2), first));

        assertThat(round.boards()).containsExactly(new Pair(1, 2));
    }

    @Test
    void an_impossible_round_says_why() {
        var all = new ForbiddenGroup(List.of(1, 2, 3, 4), 1, 5, Strictness.ABSOLUTE);
        var first = new Round(List.of(won(1, 2)), List.of(new Bye(3, ByeKind.PAIRING_ALLOCATED)));
        var second = new Round(List.of(won(1, 3)), List.of(new Bye(2, ByeKind.PAIRING_ALLOCATED)));
        var third = new Round(List.of(won(3, 2)), List.of(new Bye(1, ByeKind.PAIRING_ALLOCATED)));

        assertThat(cause(contest(PLAN.withForbidden(List.of(all)), entrants(4))))
                .isEqualTo(new Cause.NoLegalRound(4, List.of(1, 2, 3, 4)));
        assertThat(cause(contest(PLAN, entrants(3), first, second, third))).isEqualTo(new Cause.NobodyMayRest(3));
        assertThat(cause(contest(
                        new Plan(1, null, Scoring.STANDARD), entrants(2), new Round(List.of(won(1, 2)), List.of()))))
                .isEqualTo(new Cause.AllRoundsPaired(1));
        assertThat(cause(contest(PLAN, List.of()))).isEqualTo(new Cause.TooFewEntrants(0));
    }

    @Test
    void late_entries_wait_and_whoever_withdrew_is_not_paired() {
        var entrants = List.of(
                new Entrant(1, "Whole", 2000),
                new Entrant(2, "Withdrawn", 1900, "", List.of(new Stay(1, 1))),
                new Entrant(3, "Late", 1800, "", List.of(new Stay(2, Stay.OPEN))),
                new Entrant(4, "Returned", 1700, "", List.of(new Stay(1, 1), new Stay(3, Stay.OPEN))));
        var first = new Round(List.of(won(1, 4)), List.of(new Bye(2, ByeKind.PAIRING_ALLOCATED)));

        var round = paired(contest(PLAN, entrants, first));

        assertThat(round.boards()).containsExactly(new Pair(3, 1));
        assertThat(round.byes()).isEmpty();
    }

    @Test
    void weak_wishes_are_kept_where_possible_else_the_lowest_placed_are_relaxed_and_listed() {
        var kept = new ForbiddenGroup(List.of(1, 3), 1, 5, Strictness.WEAK);
        var all = new ForbiddenGroup(List.of(1, 2, 3, 4), 1, 5, Strictness.WEAK);

        var possible = paired(contest(PLAN.withForbidden(List.of(kept)), entrants(4)));
        var relaxed = paired(contest(PLAN.withForbidden(List.of(all)), entrants(4)));

        assertThat(possible.boards()).containsExactly(new Pair(1, 4), new Pair(3, 2));
        assertThat(possible.reasons()).noneMatch(Reason.WishRelaxed.class::isInstance);
        assertThat(relaxed.reasons())
                .contains(new Reason.WishRelaxed(1, 4), new Reason.WishRelaxed(3, 2))
                .doesNotContain(new Reason.WishRelaxed(1, 3));
    }

    @Test
    void a_lot_draws_the_initial_side_alike_for_the_same_seed() {
        var undrawn = contest(new Plan(5, null, Scoring.STANDARD), entrants(8));
        var sides = IntStream.range(0, 40)
                .mapToObj(seed -> (Pairing.Paired) Swiss.pair(undrawn, SwissOptions.STANDARD, seed))
                .map(round -> (Reason.InitialSideDrawn) round.reasons().getFirst())
                .toList();

        assertThat(sides).extracting(Reason.InitialSideDrawn::side).contains(Side.SOUTH, Side.NORTH);
        assertThat(Swiss.pair(undrawn, SwissOptions.STANDARD, 7))
                .isEqualTo(Swiss.pair(undrawn, SwissOptions.STANDARD, 7));
    }

    @Test
    void absentees_of_round_one_leave_no_gap_in_the_sides_unless_told_so() {
        var requests = List.of(new ByeRequest(1, 1, ByeKind.ZERO_POINT));
        var contest = Contest.of(PLAN, entrants(5), List.of(), requests).orThrow();

        var seats = (Pairing.Paired) Swiss.pair(contest);
        var numbers = (Pairing.Paired) Swiss.pair(contest, new SwissOptions(SwissOptions.Parity.STARTING_NUMBER));

        assertThat(seats.boards()).containsExactly(new Pair(2, 4), new Pair(5, 3));
        assertThat(numbers.boards()).containsExactly(new Pair(4, 2), new Pair(3, 5));
    }

    @Test
    void the_initial_side_is_read_off_the_first_round_by_the_number_that_decided_it() {
        var requests = List.of(new ByeRequest(1, 1, ByeKind.ZERO_POINT));
        var planned = Contest.of(PLAN, entrants(5), List.of(), requests).orThrow();
        for (var parity : SwissOptions.Parity.values()) {
            var options = new SwissOptions(parity);
            var first = (Pairing.Paired) Swiss.pair(planned, options);
            var boards = first.boards().stream()
                    .map(pair -> new Board(pair.south(), pair.north(), GameResult.DRAWN))
                    .toList();
            var undrawn = contest(new Plan(5, null, Scoring.STANDARD), entrants(5), new Round(boards, first.byes()));

            assertThat(RoundCheck.differences(undrawn, options)).isEmpty();
        }
    }

    /** Half of what could be scored is not enough, whether that is a whole number of points or not. */
    @Test
    void topscorers_have_more_than_half_and_only_in_the_last_round() {
        var first = new Round(List.of(won(1, 3), new Board(4, 2, GameResult.DRAWN)), List.of());
        var second = new Round(List.of(won(2, 1), won(3, 4)), List.of());
        var third = new Round(List.of(won(4, 1), new Board(2, 3, GameResult.DRAWN)), List.of());

        assertThat(topscorers(3, first, second)).containsExactly(2);
        assertThat(topscorers(4, first, second)).isEmpty();
        assertThat(topscorers(4, first, second, third)).containsExactlyInAnyOrder(2);
        assertThat(topscorers(5, first, second, third)).isEmpty();
    }

    private static List<Integer> topscorers(int planned, Round... rounds) {
        var contest = contest(new Plan(planned, Side.SOUTH, Scoring.STANDARD), entrants(4), rounds);
        return new Roll(contest, SwissOptions.STANDARD)
                .contenders().stream()
                        .filter(Contender::topscorer)
                        .map(Contender::number)
                        .toList();
    }

    @Test
    void the_order_in_which_entrants_are_told_does_not_matter() {
        var first = new Round(List.of(won(1, 4), won(5, 2), won(3, 6)), List.of());
        var shuffled = new ArrayList<>(entrants(6)).reversed();

        assertThat(Swiss.pair(contest(PLAN, shuffled, first))).isEqualTo(Swiss.pair(contest(PLAN, entrants(6), first)));
    }

    @Test
    void baku_acceleration_parts_the_quarters_in_round_one() {
        var plan = PLAN.withAccelerations(Baku.accelerations(entrants(8), 5, Scoring.STANDARD));

        var round = paired(contest(plan, entrants(8)));

        assertThat(round.boards()).containsExactly(new Pair(1, 3), new Pair(4, 2), new Pair(5, 7), new Pair(8, 6));
    }

    @Test
    void each_board_says_why_this_opponent_and_this_side() {
        var first = new Round(List.of(new Board(1, 3, GameResult.DRAWN), new Board(4, 2, GameResult.DRAWN)), List.of());

        var round = paired(contest(PLAN, entrants(4), first));

        assertThat(words(round))
                .containsExactly(
                        "1 v 2: both of one half, by the smallest exchange that serves all",
                        "2 South: it suits both",
                        "3 v 4: both of one half, by the smallest exchange that serves all",
                        "3 South: it suits both");
    }

    @Test
    void each_float_and_bye_says_why() {
        var first = new Round(List.of(won(1, 3), won(4, 2)), List.of(new Bye(5, ByeKind.PAIRING_ALLOCATED)));

        var round = paired(contest(PLAN, entrants(5), first));

        assertThat(words(round))
                .containsExactly(
                        "1 v 5: the next in order; 4 came first: more would be denied their side",
                        "5 South: it suits both",
                        "4 v 3: moved down; 2 came first: they have met",
                        "3 South: it suits both",
                        "4 moves down from 1 point: the group is odd",
                        "5 was passed over: more would be denied their side",
                        "2 rests, with 0 points: the lowest score at which all others can be paired",
                        "3 was passed over: needed elsewhere so that all fare best");
    }

    private static List<String> words(Pairing.Paired round) {
        return round.reasons().stream()
                .flatMap(reason -> Phrase.of(reason).stream())
                .map(Phrase::english)
                .toList();
    }
}
