package om.hawalis.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.contest.Contradiction.Kind;
import org.junit.jupiter.api.Test;

class ContestTest {
    private static final Plan PLAN = new Plan(5, Side.SOUTH, Scoring.STANDARD);

    private static List<Entrant> entrants(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> new Entrant(number, "Entrant " + number, null))
                .toList();
    }

    private static Contest contest(Plan plan, int count, Round... rounds) {
        return Contest.of(plan, entrants(count), List.of(rounds), List.of()).orThrow();
    }

    @Test
    void every_contradiction_is_named_at_once() {
        var round = new Round(
                List.of(
                        new Board(1, 1, GameResult.DRAWN),
                        new Board(2, 9, GameResult.SOUTH_WINS),
                        new Board(2, 3, List.of(new Game(3, 4, GameResult.DRAWN)))),
                List.of(new Bye(3, ByeKind.HALF_POINT)));
        var plan =
                PLAN.withForbidden(List.of(ForbiddenGroup.always(List.of(1, 8), ForbiddenGroup.Strictness.ABSOLUTE)));
        var requests = List.of(
                new ByeRequest(1, 4, ByeKind.ZERO_POINT),
                new ByeRequest(2, 4, ByeKind.ZERO_POINT),
                new ByeRequest(2, 4, ByeKind.HALF_POINT));

        var check = Contest.of(plan, entrants(4), List.of(round), requests);

        assertThat(check)
                .isEqualTo(new ContestCheck.Contradictory(List.of(
                        new Contradiction(Kind.FORBIDDEN_GROUP_NAMES_UNKNOWN, 0, 8, 0),
                        new Contradiction(Kind.PAIRED_WITH_SELF, 1, 1, 1),
                        new Contradiction(Kind.TWICE_IN_ROUND, 1, 2, 3),
                        new Contradiction(Kind.GAME_OF_OTHERS, 1, 2, 3),
                        new Contradiction(Kind.TWICE_IN_ROUND, 1, 3, 0),
                        new Contradiction(Kind.REQUEST_FOR_PAIRED_ROUND, 1, 4, 0),
                        new Contradiction(Kind.ENTRANT_UNKNOWN, 1, 9, 2),
                        new Contradiction(Kind.REQUESTED_TWICE, 2, 4, 0))));
    }

    @Test
    void each_kind_of_round_scores_as_the_plan_says() {
        var contest = contest(
                PLAN,
                9,
                new Round(
                        List.of(
                                new Board(1, 2, GameResult.SOUTH_WINS_BY_FORFEIT),
                                new Board(3, 4, GameResult.DRAWN_UNRATED),
                                new Board(5, 6, GameResult.POSTPONED)),
                        List.of(new Bye(7, ByeKind.PAIRING_ALLOCATED), new Bye(8, ByeKind.HALF_POINT))));

        assertThat(contest.outcome(1, 1)).isEqualTo(new Outcome.Forfeited(2, Side.SOUTH, Share.WIN, 2));
        assertThat(contest.outcome(2, 1)).isEqualTo(new Outcome.Forfeited(1, Side.NORTH, Share.LOSS, 0));
        assertThat(contest.outcome(4, 1)).isEqualTo(new Outcome.Played(3, Side.NORTH, Share.DRAW, false, 1));
        assertThat(contest.outcome(5, 1)).isEqualTo(new Outcome.Pending(6, Side.SOUTH, true, 0));
        assertThat(contest.outcome(7, 1)).isEqualTo(new Outcome.Rested(ByeKind.PAIRING_ALLOCATED, 2));
        assertThat(contest.outcome(8, 1)).isEqualTo(new Outcome.Rested(ByeKind.HALF_POINT, 1));
        assertThat(contest.outcome(9, 1)).isEqualTo(new Outcome.Absent(0));
    }

    @Test
    void a_match_of_several_games_scores_by_games_or_as_one() {
        var games = List.of(
                new Game(1, 2, GameResult.SOUTH_WINS, new Proof(20, 4, 61)),
                new Game(2, 1, GameResult.DRAWN),
                new Game(1, 2, GameResult.DRAWN));
        var round = new Round(List.of(new Board(1, 2, games)), List.of());
        var each = new Plan(5, Side.SOUTH, Scoring.STANDARD.withBoards(Scoring.BoardScoring.EACH_GAME));

        var asMatch = contest(PLAN, 2, round);
        var byGames = contest(each, 2, round);

        assertThat(asMatch.score(1)).isEqualTo(2);
        assertThat(asMatch.score(2)).isEqualTo(0);
        assertThat(byGames.score(1)).isEqualTo(4);
        assertThat(byGames.score(2)).isEqualTo(2);
        assertThat(asMatch.outcome(2, 1)).isEqualTo(new Outcome.Played(1, Side.NORTH, Share.LOSS, true, 0));
    }

    @Test
    void a_penalty_counts_from_its_round_on() {
        var first =
                new Round(List.of(new Board(1, 2, GameResult.SOUTH_WINS)), List.of(), List.of(new Adjustment(1, -1)));
        var second = new Round(List.of(new Board(2, 1, GameResult.DRAWN)), List.of());

        var contest = contest(PLAN, 2, first, second);

        assertThat(contest.points(1, 1)).isEqualTo(1);
        assertThat(contest.score(1)).isEqualTo(2);
        assertThat(contest.outcome(1, 1).points()).isEqualTo(2);
    }

    @Test
    void before_a_round_its_byes_are_wishes_and_its_results_unknown() {
        var first = new Round(List.of(new Board(1, 2, GameResult.SOUTH_WINS)), List.of());
        var second = new Round(
                List.of(new Board(1, 3, GameResult.DRAWN)),
                List.of(new Bye(2, ByeKind.HALF_POINT), new Bye(4, ByeKind.PAIRING_ALLOCATED)));

        var before = contest(PLAN, 5, first, second).before(2);

        assertThat(before.rounds()).containsExactly(first);
        assertThat(before.requests())
                .containsExactly(new ByeRequest(2, 2, ByeKind.HALF_POINT), new ByeRequest(2, 5, ByeKind.ZERO_POINT));
        assertThat(before.score(1)).isEqualTo(2);
    }

    @Test
    void late_entry_withdrawal_and_return_are_stays() {
        var entrant = new Entrant(3, "محمد بن سعيد", 1500, "", List.of(new Stay(2, 3), new Stay(5, Stay.OPEN)));

        assertThat(IntStream.rangeClosed(1, 6).filter(entrant::takesPartIn)).containsExactly(2, 3, 5, 6);
    }

    @Test
    void rating_table_gives_the_published_values() {
        assertThat(RatingTable.difference(100)).isEqualTo(800);
        assertThat(RatingTable.difference(50)).isZero();
        assertThat(RatingTable.difference(25)).isEqualTo(-193);
        assertThat(RatingTable.expected(3)).isEqualTo(50);
        assertThat(RatingTable.expected(-4)).isEqualTo(49);
        assertThat(RatingTable.expected(392)).isEqualTo(92);
        assertThat(RatingTable.expected(735)).isEqualTo(99);
        assertThat(RatingTable.expected(-736)).isZero();
    }
}
