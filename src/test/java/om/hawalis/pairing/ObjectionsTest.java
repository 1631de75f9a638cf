package om.hawalis.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import om.hawalis.pairing.Objections.Objection;
import org.junit.jupiter.api.Test;

class ObjectionsTest {
    private static final Plan PLAN = new Plan(5, Side.SOUTH, Scoring.STANDARD);

    @Test
    void whom_one_has_met_is_the_first_objection() {
        var contest = contest(PLAN, List.of(round(board(1, 2), board(3, 4))));

        assertThat(Objections.in(contest).to(new Pair(2, 1))).contains(Objection.HAVE_MET);
        assertThat(Objections.in(contest).to(new Pair(3, 1))).doesNotContain(Objection.HAVE_MET);
    }

    @Test
    void who_is_absent_meets_nobody() {
        var away = List.of(new ByeRequest(1, 4, ByeKind.ZERO_POINT));
        var contest = Contest.of(PLAN, entrants(), List.of(), away).orThrow();

        assertThat(Objections.in(contest).to(new Pair(1, 4))).containsExactly(Objection.NOT_THERE);
        assertThat(Objections.in(contest).toRest(4)).containsExactly(Objection.NOT_THERE);
    }

    @Test
    void pairs_kept_apart_are_named_by_how_strictly() {
        var plan = PLAN.withForbidden(List.of(
                ForbiddenGroup.always(List.of(1, 2), ForbiddenGroup.Strictness.ABSOLUTE),
                ForbiddenGroup.always(List.of(1, 3), ForbiddenGroup.Strictness.WEAK)));
        var objections = Objections.in(contest(plan, List.of()));

        assertThat(objections.to(new Pair(1, 2))).containsExactly(Objection.FORBIDDEN);
        assertThat(objections.to(new Pair(1, 3))).containsExactly(Objection.WISHED_APART);
        assertThat(objections.to(new Pair(1, 4))).isEmpty();
    }

    @Test
    void a_third_time_the_same_side_is_overdue_and_a_second_is_denied() {
        var contest = contest(PLAN, List.of(round(board(1, 2), board(3, 4)), round(board(1, 3), board(4, 2))));

        assertThat(Objections.in(contest).to(new Pair(1, 4))).contains(Objection.SIDE_OVERDUE);
        assertThat(Objections.in(contest).to(new Pair(4, 1))).doesNotContain(Objection.SIDE_OVERDUE);
        assertThat(Objections.in(contest(PLAN, List.of(round(board(1, 2), board(3, 4)))))
                        .to(new Pair(1, 4)))
                .contains(Objection.SIDE_DENIED);
    }

    @Test
    void who_rested_does_not_rest_again_and_who_has_more_does_not_rest_for_who_has_less() {
        var first = new Round(List.of(board(1, 2)), List.of(new Bye(3, ByeKind.PAIRING_ALLOCATED)));
        var three = entrants().subList(0, 3);
        var contest = Contest.of(PLAN, three, List.of(first), List.of()).orThrow();

        assertThat(Objections.in(contest).toRest(3)).containsExactly(Objection.HAS_RESTED);
        assertThat(Objections.in(contest).toRest(1)).containsExactly(Objection.OTHERS_SCORE_LESS);
        assertThat(Objections.in(contest).toRest(2)).isEmpty();
    }

    private static Contest contest(Plan plan, List<Round> rounds) {
        return Contest.of(plan, entrants(), rounds, List.of()).orThrow();
    }

    private static List<Entrant> entrants() {
        return IntStream.rangeClosed(1, 4)
                .mapToObj(number -> new Entrant(number, "Player " + number, null))
                .toList();
    }

    private static Board board(int south, int north) {
        return new Board(south, north, GameResult.SOUTH_WINS);
    }

    private static Round round(Board... boards) {
        return new Round(List.of(boards), List.of());
    }
}
