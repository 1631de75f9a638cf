package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.contest.Board;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.pairing.Pairing;
import om.hawalis.platform.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a championship will mean, before it is created. */
class ForecastTest {
    private static final Pace PACE = new Pace(8, 30, 10, 4);
    private static final Format SWISS = new Format.Swiss(5, Format.Swiss.Start.LEVEL);
    private static final Format KNOCKOUT = new Format.Knockout(Format.Knockout.ThirdPlace.PLAYED);

    @ParameterizedTest
    @EnumSource(Template.class)
    void each_template_can_be_played_as_it_stands(Template template) {
        var forecast = template.forecast();

        assertThat(forecast.isPossible()).isTrue();
        assertThat(forecast.notices()).isEmpty();
        assertThat(forecast.days()).isEqualTo(template.days());
        assertThat(forecast.rounds()).isEqualTo(template.rules().stages().rounds(template.entrants()));
    }

    @Test
    void a_club_of_eight_meets_in_four_hours() {
        var forecast = Template.CLUB_ROUND_ROBIN.forecast();

        assertThat(forecast.rounds()).isEqualTo(7);
        assertThat(forecast.games()).isEqualTo(28);
        assertThat(forecast.boardsAtOnce()).isEqualTo(4);
        assertThat(forecast.playing()).isEqualTo(Duration.ofHours(4));
        assertThat(forecast.mayGrow()).isFalse();
    }

    @Test
    void a_cup_of_sixteen_plays_two_games_a_match_and_for_the_third_place() {
        var forecast = Template.KNOCKOUT_CUP.forecast();

        assertThat(forecast.rounds()).isEqualTo(4);
        assertThat(forecast.games()).isEqualTo(2 * 16);
        assertThat(forecast.playing()).isEqualTo(Duration.ofMinutes(4 * 60 + 3 * 10));
        assertThat(forecast.mayGrow()).isTrue();
    }

    @Test
    void who_goes_on_from_the_groups_plays_the_finals() {
        var forecast = Template.GROUPS_AND_FINALS.forecast();

        assertThat(forecast.stages()).extracting(StageForecast::entrants).containsExactly(16, 8);
        assertThat(forecast.stages()).extracting(StageForecast::rounds).containsExactly(3, 3);
        assertThat(forecast.stages()).extracting(StageForecast::meetings).containsExactly(24, 8);
        assertThat(forecast.days()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "ROUND_ROBIN, 9",
        "ROUND_ROBIN, 10",
        "SWISS, 11",
        "SWISS, 12",
        "GROUPS, 8",
        "GROUPS, 9",
        "GROUPS, 11",
        "GROUPS, 14",
        "KNOCKOUT, 13",
        "KNOCKOUT, 16",
        "DOUBLE_ELIMINATION, 6",
        "DOUBLE_ELIMINATION, 8"
    })
    void boards_foretold_are_those_that_are_paired(Format.Kind kind, int entrants) {
        var format = switch (kind) {
            case ROUND_ROBIN -> new Format.RoundRobin(Cycles.DOUBLE);
            case SWISS -> SWISS;
            case GROUPS -> new Format.Groups(3, Cycles.SINGLE);
            case KNOCKOUT -> KNOCKOUT;
            case DOUBLE_ELIMINATION -> new Format.DoubleElimination();
        };

        var forecast = Forecast.of(Stages.only(format), Encounter.ONE_GAME, entrants, 99, PACE);

        var played = played(format, entrants);
        assertThat(forecast.stages().getFirst().boards().subList(0, played.size()))
                .isEqualTo(played);
        assertThat(forecast.games())
                .isEqualTo(played.stream().mapToInt(Integer::intValue).sum());
    }

    /** The better number wins, so that no second final is needed. */
    private static List<Integer> played(Format format, int entrants) {
        var rounds = format instanceof Format.Swiss swiss ? swiss.rounds() : null;
        var contest = contest(
                new Plan(rounds, null, Scoring.STANDARD),
                IntStream.rangeClosed(1, entrants)
                        .mapToObj(number -> new Entrant(number, "Number " + number, null))
                        .toList(),
                List.of());
        while (Systems.pair(format, Encounter.ONE_GAME, contest, 1) instanceof Pairing.Paired paired) {
            var boards = paired.boards().stream()
                    .map(pair -> new Board(
                            pair.south(),
                            pair.north(),
                            pair.south() < pair.north() ? GameResult.SOUTH_WINS : GameResult.NORTH_WINS))
                    .toList();
            var all = new ArrayList<>(contest.rounds());
            all.add(new Round(boards, paired.byes()));
            contest = contest(contest.plan(), contest.entrants(), all);
        }
        return contest.rounds().stream().map(round -> round.boards().size()).toList();
    }

    private static Contest contest(Plan plan, List<Entrant> entrants, List<Round> rounds) {
        return Contest.of(plan, entrants, rounds, List.of()).orThrow();
    }

    @Test
    void pairs_wait_where_boards_are_too_few_and_that_takes_its_time() {
        var forecast = Forecast.of(Stages.only(SWISS), Encounter.TWO_GAMES, 20, 9, PACE);

        assertThat(forecast.notices()).containsExactly(new Notice(Notice.Kind.PAIRS_WAIT, 2));
        assertThat(forecast.games()).isEqualTo(100);
        assertThat(forecast.playing()).isEqualTo(Duration.ofMinutes(5 * 2 * 2 * 30));
    }

    @Test
    void a_round_that_does_not_fit_into_the_day_begins_the_next() {
        assertThat(Timetable.of(List.of(60L, 60L, 60L, 60L), new Pace(1, 60, 0, 4))
                        .days())
                .isEqualTo(1);
        assertThat(Timetable.of(List.of(60L, 60L, 60L, 60L), new Pace(1, 60, 5, 4)))
                .isEqualTo(new Timetable(Duration.ofMinutes(250), 2));
        assertThat(Timetable.of(List.of(300L, 60L), new Pace(1, 60, 0, 4)))
                .isEqualTo(new Timetable(Duration.ofMinutes(360), 2));
        assertThat(Timetable.of(List.of(), PACE)).isEqualTo(new Timetable(Duration.ZERO, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "SWISS:5:LEVEL, 5, SOMEBODY_RESTS, 1",
        "SWISS:5:LEVEL, 4, TOO_MANY_ROUNDS, 3",
        "SWISS:5:LEVEL, 40, TOO_FEW_ROUNDS, 6",
        "SWISS:5:LEVEL, 1, TOO_FEW_ENTRANTS, 2",
        "ROUND_ROBIN:SINGLE, 14, MANY_ROUNDS, 13",
        "KNOCKOUT:PLAYED, 13, FREE_IN_FIRST_ROUND, 3",
        "DOUBLE_ELIMINATION, 2, TOO_FEW_ENTRANTS, 3",
        "GROUPS:4:SINGLE:TO:2;KNOCKOUT:PLAYED, 7, TOO_FEW_ENTRANTS, 8",
        "GROUPS:4:SINGLE:TO:3;KNOCKOUT:PLAYED, 10, TOO_MANY_GO_ON, 2",
        "GROUPS:4:SINGLE:TO:2;KNOCKOUT:PLAYED, 13, SOMEBODY_RESTS, 3",
        "SWISS:3:LEVEL:TO:8;KNOCKOUT:PLAYED, 6, TOO_MANY_GO_ON, 6"
    })
    void what_an_organiser_should_know_is_said(String stages, int entrants, Notice.Kind kind, int number) {
        var forecast = Forecast.of(Stages.read(stages), Encounter.ONE_GAME, entrants, 9, new Pace(50, 30, 0, 9));

        assertThat(forecast.notices()).contains(new Notice(kind, number));
        assertThat(forecast.isPossible()).isEqualTo(new Notice(kind, number).weight() != Notice.Weight.IMPOSSIBLE);
    }

    @Test
    void more_days_than_there_are_is_said() {
        var forecast = Forecast.of(Stages.only(SWISS), Encounter.ONE_GAME, 16, 1, new Pace(8, 60, 0, 3));

        assertThat(forecast.notices()).containsExactly(new Notice(Notice.Kind.TOO_FEW_DAYS, 2));
    }

    @Test
    void the_largest_field_is_foretold_at_once() {
        var forecast = Forecast.of(
                Stages.roundRobin(Cycles.DOUBLE), Encounter.TWO_GAMES, 9999, 1, new Pace(5000, 600, 600, 24));

        assertThat(forecast.games()).isEqualTo(2 * 9999 * 9998);
        assertThat(forecast.rounds()).isEqualTo(2 * 9999);
        assertThat(slow(forecast).playing()).isGreaterThan(Duration.ofDays(365_000));
    }

    /** The same on one board. */
    private static Forecast slow(Forecast fast) {
        var stages = fast.stages().stream().map(StageForecast::stage).toList();
        return Forecast.of(new Stages(stages), Encounter.TWO_GAMES, 9999, 1, new Pace(1, 600, 600, 1));
    }

    @Test
    void a_pace_that_makes_no_sense_is_refused() {
        assertThatThrownBy(() -> new Pace(0, 30, 5, 5)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> new Pace(4, 0, 5, 5)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> new Pace(4, 30, -1, 5)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> new Pace(4, 30, 5, 25)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> Forecast.of(Stages.only(SWISS), Encounter.ONE_GAME, -1, 1, PACE))
                .isInstanceOf(Refusal.class);
    }
}
