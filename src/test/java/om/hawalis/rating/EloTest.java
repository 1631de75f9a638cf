package om.hawalis.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import om.hawalis.contest.Board;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.rating.EloOutcome.Changed;
import om.hawalis.rating.EloOutcome.First;
import om.hawalis.rating.EloOutcome.Reason;
import om.hawalis.rating.EloOutcome.Unrated;
import om.hawalis.rating.EloPlayer.Age;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloTest {
    /** Worked by hand from table 8.1.2: expected 92, 64 and 24 hundredths of 300. */
    @Test
    void a_change_is_score_less_expectation_times_k() {
        var change = changed(EloPlayer.rated(2000, 100), win(1500), draw(1900), loss(2200));

        assertThat(change.games())
                .extracting(EloOutcome.GameChange::expectedHundredths)
                .containsExactly(92, 64, 24);
        assertThat(change.sumHundredths()).isEqualTo(-30);
        assertThat(change.k()).isEqualTo(20);
        assertThat(change.after()).isEqualTo(1994);
    }

    @ParameterizedTest
    @CsvSource({
        "2000,1500,92",
        "2000,2500,8",
        "2649,1800,92",
        "2650,1800,100",
        "2650,2400,81",
        "2600,2600,50",
        "2800,2391,92"
    })
    void a_difference_counts_as_400_at_the_most_below_2650(int rating, int opponent, int expected) {
        assertThat(Elo.expectedHundredths(rating, opponent)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "2000,0,ADULT,40",
        "2000,29,ADULT,40",
        "2000,30,ADULT,20",
        "2399,30,ADULT,20",
        "2400,30,ADULT,10",
        "2400,5,ADULT,10",
        "2299,30,JUNIOR,40",
        "2300,30,JUNIOR,20"
    })
    void k_follows_games_peak_and_age(int peak, int games, Age age, int k) {
        assertThat(new EloPlayer(Math.min(peak, 2200), games, peak, age, List.of()).k())
                .isEqualTo(k);
    }

    @Test
    void k_times_games_never_exceeds_700() {
        var many = Collections.nCopies(39, draw(2000)).toArray(EloGame[]::new);

        assertThat(changed(EloPlayer.rated(2000, 100), many).k()).isEqualTo(17);
        assertThat(changed(
                                EloPlayer.rated(2000, 10),
                                Collections.nCopies(17, draw(2000)).toArray(EloGame[]::new))
                        .k())
                .isEqualTo(40);
        assertThat(changed(
                                EloPlayer.rated(2000, 10),
                                Collections.nCopies(18, draw(2000)).toArray(EloGame[]::new))
                        .k())
                .isEqualTo(38);
    }

    /** K 10 times 25 hundredths is 2.5. */
    @Test
    void half_a_point_is_rounded_away_from_zero() {
        var master = new EloPlayer(2400, 200, 2400, Age.ADULT, List.of());

        var up = changed(master, win(2207));
        var down = changed(master, loss(2593));

        assertThat(up.sumHundredths()).isEqualTo(25);
        assertThat(up.after()).isEqualTo(2403);
        assertThat(down.sumHundredths()).isEqualTo(-25);
        assertThat(down.after()).isEqualTo(2397);
    }

    /**
     * Five games, three points, opponents adding up to 9507: a mean of 1872.43 with the two drawn ones, 4 of 7, 50
     * more.
     */
    @Test
    void a_first_rating_adds_two_draws_against_1800() {
        var outcome = outcome(EloPlayer.unrated(), win(1900), win(1850), win(1907), loss(1950), loss(1900));

        assertThat(outcome).isEqualTo(new First(1922, 5));
    }

    @Test
    void games_are_pooled_until_there_are_five() {
        var pooled = (Unrated) outcome(EloPlayer.unrated(), win(1900), win(1850), win(1907));
        assertThat(pooled.reason()).isEqualTo(Reason.TOO_FEW_GAMES);

        var later = outcome(new EloPlayer(null, 3, 0, Age.ADULT, pooled.pool()), loss(1950), loss(1900));

        assertThat(later).isEqualTo(new First(1922, 5));
    }

    @Test
    void a_first_event_without_a_point_is_disregarded_and_a_rating_stays_within_bounds() {
        var strong = new EloGame[] {win(2500), win(2500), win(2500), win(2500), win(2500)};
        var weak = new EloGame[] {loss(1400), loss(1400), loss(1400), loss(1400), loss(1400), draw(1400)};

        assertThat(outcome(EloPlayer.unrated(), loss(1500), loss(1500)))
                .isEqualTo(new Unrated(List.of(), Reason.NO_POINT_YET));
        assertThat(outcome(EloPlayer.unrated(), strong)).isEqualTo(new First(2200, 5));
        assertThat(((Unrated) outcome(EloPlayer.unrated(), weak)).reason()).isEqualTo(Reason.BELOW_THE_FLOOR);
    }

    @Test
    void who_falls_below_1400_is_not_published() {
        var change = changed(EloPlayer.rated(1405, 5), loss(1400));

        assertThat(change.after()).isEqualTo(1385);
        assertThat(change.published()).isFalse();
    }

    @Test
    void a_period_of_two_contests_counts_played_rated_games_once_each() {
        var players = new LinkedHashMap<String, EloPlayer>();
        players.put("Aisha", EloPlayer.rated(1800, 50));
        players.put("Badr", EloPlayer.rated(1800, 50));
        players.put("Said", EloPlayer.unrated());
        var names = Map.of(1, "Aisha", 2, "Badr", 3, "Said");
        var games = new ArrayList<>(RatedGame.of(contest(), names::get));
        games.addAll(RatedGame.of(contest(), names::get));

        var outcomes = Elo.period(players, games);

        assertThat(outcomes.keySet()).containsExactly("Aisha", "Badr", "Said");
        assertThat(((Changed) outcomes.get("Aisha")).after()).isEqualTo(1820);
        assertThat(((Changed) outcomes.get("Badr")).after()).isEqualTo(1780);
        assertThat(((Unrated) outcomes.get("Said")).pool()).containsExactly(draw(1800), draw(1800));
    }

    /** Game by game: won, won by forfeit, unrated, two of a match, and one against somebody unrated. */
    private static Contest contest() {
        var entrants = List.of(new Entrant(1, "A", 1800), new Entrant(2, "B", 1800), new Entrant(3, "C", null));
        var match = List.of(new Game(1, 2, GameResult.DRAWN), new Game(2, 1, GameResult.DRAWN));
        var boards = List.of(
                new Board(1, 2, GameResult.SOUTH_WINS),
                new Board(1, 2, GameResult.SOUTH_WINS_BY_FORFEIT),
                new Board(1, 2, GameResult.SOUTH_WINS_UNRATED),
                new Board(1, 2, match),
                new Board(1, 2, GameResult.OPEN),
                new Board(3, 1, GameResult.DRAWN));
        var rounds = boards.stream()
                .map(board -> new Round(List.of(board), List.of()))
                .toList();
        return Contest.of(new Plan(null, null, Scoring.STANDARD), entrants, rounds, List.of())
                .orThrow();
    }

    @Test
    void somebody_unknown_is_refused() {
        assertThatThrownBy(() -> Elo.period(Map.of(), List.of(new RatedGame<>(1, 2, 2, 0))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new RatedGame<>(1, 1, 2, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Changed changed(EloPlayer player, EloGame... games) {
        return (Changed) outcome(player, games);
    }

    /** Each opponent is a player of their own. */
    private static EloOutcome outcome(EloPlayer player, EloGame... games) {
        var players = new LinkedHashMap<Integer, EloPlayer>();
        players.put(0, player);
        var played = new ArrayList<RatedGame<Integer>>();
        for (var game : games) {
            var opponent = players.size();
            players.put(opponent, EloPlayer.rated(game.opponentRating(), 100));
            played.add(new RatedGame<>(0, opponent, game.halves(), 2 - game.halves()));
        }
        return Elo.period(players, played).values().iterator().next();
    }

    private static EloGame win(int rating) {
        return new EloGame(rating, 2);
    }

    private static EloGame draw(int rating) {
        return new EloGame(rating, 1);
    }

    private static EloGame loss(int rating) {
        return new EloGame(rating, 0);
    }
}
