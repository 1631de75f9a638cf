package om.hawalis.pairing;

import static om.hawalis.pairing.Play.BETTER_SEED_WINS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Round;
import om.hawalis.contest.Share;
import om.hawalis.contest.Stay;
import om.hawalis.pairing.Elimination.Shape;
import om.hawalis.pairing.EliminationBracket.SecondFinal;
import om.hawalis.pairing.EliminationBracket.ThirdPlace;
import om.hawalis.pairing.EliminationProgress.Place;
import om.hawalis.pairing.MatchState.By;
import om.hawalis.pairing.Pairing.Impossible;
import om.hawalis.pairing.Pairing.Paired;
import org.junit.jupiter.api.Test;

class EliminationTest {
    private static final long SEED = 11;
    private static final Elimination KNOCKOUT = knockout(ThirdPlace.SHARED);
    private static final Elimination WITH_THIRD_PLACE = knockout(ThirdPlace.PLAYED);
    private static final Elimination DOUBLE =
            new Elimination(new Shape.DoubleElimination(SecondFinal.IF_NEEDED), MatchRules.SINGLE_GAME);

    private static Paired paired(Elimination system, Contest contest) {
        var paired = (Paired) system.pair(contest, SEED);
        PairingInvariants.holdByTable(contest, paired);
        return paired;
    }

    private static Elimination knockout(ThirdPlace thirdPlace) {
        return new Elimination(new Shape.Knockout(thirdPlace), MatchRules.SINGLE_GAME);
    }

    @Test
    void byes_go_to_the_top_seeds() {
        var first = paired(KNOCKOUT, Play.field(5));

        assertThat(first.boards()).containsExactly(new Pair(4, 5));
        assertThat(first.byes()).extracting(Bye::entrant).containsExactly(1, 2, 3);
        assertThat(first.byes()).extracting(Bye::kind).containsOnly(ByeKind.PAIRING_ALLOCATED);
    }

    @Test
    void if_the_better_seed_always_wins_the_places_are_the_seeds() {
        var through = playThrough(WITH_THIRD_PLACE, Play.field(8), BETTER_SEED_WINS);

        assertThat(ranks(WITH_THIRD_PLACE, through))
                .containsExactly("1:1", "2:2", "3:3", "4:4", "5:5", "5:6", "5:7", "5:8");
        assertThat(ranks(KNOCKOUT, playThrough(KNOCKOUT, Play.field(4), BETTER_SEED_WINS)))
                .containsExactly("1:1", "2:2", "3:3", "3:4");
    }

    @Test
    void places_of_those_out_are_settled_before_the_end() {
        var first = Play.round(Play.field(8), KNOCKOUT.pair(Play.field(8), SEED), BETTER_SEED_WINS);

        assertThat(ranks(KNOCKOUT, first)).containsExactly("5:5", "5:6", "5:7", "5:8");
    }

    @Test
    void sides_turn_from_board_to_board_and_then_who_moved_first_less_often_does() {
        var field = Play.field(8);
        var first = paired(KNOCKOUT, field);

        var second = paired(KNOCKOUT, Play.round(field, first, BETTER_SEED_WINS));

        assertThat(first.boards()).containsExactly(new Pair(1, 8), new Pair(5, 4), new Pair(2, 7), new Pair(6, 3));
        assertThat(second.boards()).containsExactly(new Pair(4, 1), new Pair(3, 2));
    }

    @Test
    void an_open_board_and_a_level_match_are_named() {
        var field = Play.field(4);
        var open = Play.round(field, KNOCKOUT.pair(field, SEED), pair -> GameResult.OPEN);
        var level = Play.round(field, KNOCKOUT.pair(field, SEED), pair -> GameResult.DRAWN);

        assertThat(KNOCKOUT.pair(open, SEED))
                .isEqualTo(new Impossible(new Cause.OpenBoards(
                        List.of(new Cause.OpenBoard(1, 1, 1, 4), new Cause.OpenBoard(1, 2, 3, 2)))));
        assertThat(KNOCKOUT.pair(level, SEED))
                .isEqualTo(new Impossible(new Cause.LevelMatches(
                        List.of(new Cause.OpenBoard(1, 1, 1, 4), new Cause.OpenBoard(1, 2, 3, 2)))));
        assertThat(KNOCKOUT.progress(level, SEED).states().getFirst())
                .isEqualTo(new FixtureState.Running(1, 1, 4, new MatchState.NextGame(4, 1, true)));
    }

    @Test
    void a_lot_sends_on_whom_the_seed_says() {
        var field = Play.field(2);
        var drawnTwice = List.of(new Game(1, 2, GameResult.DRAWN), new Game(2, 1, GameResult.DRAWN));
        var contest = Play.with(field, new Round(List.of(new Board(1, 2, drawnTwice)), List.of()));

        var state =
                (FixtureState.Decided) KNOCKOUT.progress(contest, SEED).states().getFirst();

        assertThat(state.by()).isEqualTo(By.LOT);
        assertThat(IntStream.range(0, 40)
                        .map(seed -> winner(contest, seed))
                        .distinct()
                        .sorted())
                .containsExactly(1, 2);
    }

    private static int winner(Contest contest, long seed) {
        return ((FixtureState.Decided) KNOCKOUT.progress(contest, seed).states().getFirst()).winner();
    }

    @Test
    void a_round_that_is_not_as_drawn_is_refused() {
        var swapped = new Round(
                List.of(new Board(1, 2, GameResult.SOUTH_WINS), new Board(3, 4, GameResult.SOUTH_WINS)), List.of());

        var pairing = KNOCKOUT.pair(Play.with(Play.field(4), swapped), SEED);

        assertThat(pairing).isEqualTo(new Impossible(new Cause.NotAsDrawn(1, 1, 4)));
    }

    @Test
    void who_withdraws_gives_the_opponent_a_walkover() {
        var leaving = new Entrant(1, "One", null, "", List.of(new Stay(1, 1)));
        var field = Play.field(List.of(
                leaving, new Entrant(2, "Two", null), new Entrant(3, "Three", null), new Entrant(4, "Four", null)));
        var first = Play.round(field, KNOCKOUT.pair(field, SEED), BETTER_SEED_WINS);

        var last = paired(KNOCKOUT, first);

        assertThat(last.boards()).isEmpty();
        assertThat(last.byes()).containsExactly(new Bye(2, ByeKind.PAIRING_ALLOCATED));
        assertThat(last.reasons()).containsExactly(new Reason.OpponentNotThere(2, 1));
        assertThat(ranks(KNOCKOUT, Play.round(first, last, BETTER_SEED_WINS)))
                .containsExactly("1:2", "2:1", "3:3", "3:4");
    }

    @Test
    void a_first_defeat_in_the_final_calls_for_another_final() {
        var upset = playThrough(DOUBLE, Play.field(4), theSecondWinsFromTheirSecondMeetingOn());
        var straight = playThrough(DOUBLE, Play.field(4), BETTER_SEED_WINS);

        assertThat(upset.rounds()).hasSize(5);
        assertThat(ranks(DOUBLE, upset)).containsExactly("1:2", "2:1", "3:3", "4:4");
        assertThat(straight.rounds()).hasSize(4);
        assertThat(ranks(DOUBLE, straight)).containsExactly("1:1", "2:2", "3:3", "4:4");
        assertThat(DOUBLE.progress(straight, SEED).states().getLast()).isEqualTo(new FixtureState.NotNeeded());
    }

    private static Function<Pair, GameResult> theSecondWinsFromTheirSecondMeetingOn() {
        var meetings = new AtomicInteger();
        return pair -> {
            var upset = pair.south() + pair.north() == 3 && meetings.getAndIncrement() > 0;
            return BETTER_SEED_WINS.apply(upset ? new Pair(pair.north(), pair.south()) : pair);
        };
    }

    @Test
    void too_few_are_refused() {
        assertThat(KNOCKOUT.pair(Play.field(1), SEED)).isEqualTo(new Impossible(new Cause.TooFewEntrants(1)));
        assertThat(DOUBLE.pair(Play.field(2), SEED)).isEqualTo(new Impossible(new Cause.TooFewEntrants(2)));
    }

    @Test
    void whatever_happens_a_bracket_is_played_to_its_end_and_ranks_everybody() {
        for (var seed = 0; seed < 300; seed++) {
            var random = new Random(seed);
            var field = withdrawals(random, 3 + random.nextInt(31));
            var system = List.of(KNOCKOUT, WITH_THIRD_PLACE, DOUBLE).get(seed % 3);

            var contest = playThrough(system, field, pair -> anyResult(random));

            var places = system.progress(contest, SEED).places();
            assertThat(places)
                    .extracting(Place::entrant)
                    .doesNotHaveDuplicates()
                    .hasSize(field.entrants().size());
            assertThat(places).extracting(Place::rank).isSorted().first().isEqualTo(1);
            assertThat(defeats(contest).values()).allMatch(lost -> lost <= (system == KNOCKOUT ? 1 : 2));
        }
    }

    private static Contest withdrawals(Random random, int entrants) {
        return Play.field(IntStream.rangeClosed(1, entrants)
                .mapToObj(number -> new Entrant(
                        number,
                        "Number " + number,
                        null,
                        "",
                        List.of(random.nextInt(8) == 0 ? new Stay(1, random.nextInt(5)) : Stay.WHOLE)))
                .toList());
    }

    private static GameResult anyResult(Random random) {
        return List.of(
                        GameResult.SOUTH_WINS,
                        GameResult.NORTH_WINS,
                        GameResult.NORTH_WINS_BY_FORFEIT,
                        random.nextInt(6) == 0 ? GameResult.DOUBLE_FORFEIT : GameResult.SOUTH_WINS)
                .get(random.nextInt(4));
    }

    private static HashMap<Integer, Integer> defeats(Contest contest) {
        var lost = new HashMap<Integer, Integer>();
        for (var round : contest.rounds())
            for (var board : round.boards())
                for (var number : List.of(board.south(), board.north()))
                    if (board.games().getFirst().shareOf(number) == Share.LOSS) lost.merge(number, 1, Integer::sum);
        return lost;
    }

    private static Contest playThrough(Elimination system, Contest field, Function<Pair, GameResult> results) {
        var contest = field;
        while (system.pair(contest, SEED) instanceof Paired paired) contest = Play.round(contest, paired, results);
        assertThat(system.pair(contest, SEED))
                .isEqualTo(new Impossible(
                        new Cause.AllRoundsPaired(contest.rounds().size())));
        return contest;
    }

    private static List<String> ranks(Elimination system, Contest contest) {
        return system.progress(contest, SEED).places().stream()
                .map(place -> place.rank() + ":" + place.entrant())
                .toList();
    }
}
