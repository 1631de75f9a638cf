package om.hawalis.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import om.hawalis.contest.Board;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Proof;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.standings.Contribution.Against;
import om.hawalis.standings.Contribution.DummyScore;
import om.hawalis.standings.Contribution.Use;
import org.junit.jupiter.api.Test;

/** Values worked out by hand, and their working. */
class TieBreakValuesTest {
    /** The first has a half-point bye, the fourth came late. */
    private static final Contest WITH_BYES = Field.of("H 2w1 3b1", "3w1 1b0 4w1", "2b0 4b1 1w0", "Z 3w0 2b0");

    @Test
    void an_unplayed_round_counts_as_against_a_dummy_capped_at_a_draw_in_every_round() {
        var bye = contributions(worked(WITH_BYES, "BH", 1)).getFirst();

        assertThat(value(WITH_BYES, "BH", 1)).isEqualTo("4.5");
        assertThat(bye.against()).isEqualTo(new Against.Dummy(DummyScore.DRAWS_THROUGHOUT));
        assertThat(bye.theirs()).isEqualTo(new Fraction(3, 2));
    }

    @Test
    void a_cut_takes_the_voluntarily_unplayed_round_first_unless_it_is_worth_less() {
        assertThat(value(WITH_BYES, "BH/C1", 1)).isEqualTo("3");
        assertThat(uses(worked(WITH_BYES, "BH/C1", 1))).containsExactly(Use.CUT_VOLUNTARY, Use.COUNTED, Use.COUNTED);

        assertThat(value(WITH_BYES, "SB", 1)).isEqualTo("3.75");
        assertThat(value(WITH_BYES, "SB/C1", 1)).isEqualTo("2.75");
        assertThat(uses(worked(WITH_BYES, "SB/C1", 1))).containsExactly(Use.COUNTED, Use.COUNTED, Use.CUT_LOWEST);
    }

    @Test
    void a_median_cuts_low_before_high() {
        assertThat(value(WITH_BYES, "BH/M1", 1)).isEqualTo("1");
        assertThat(uses(worked(WITH_BYES, "BH/M1", 1)))
                .containsExactly(Use.CUT_VOLUNTARY, Use.CUT_HIGHEST, Use.COUNTED);
    }

    @Test
    void a_cut_of_more_than_there_is_leaves_nothing() {
        assertThat(value(WITH_BYES, "BH/C9", 1)).isEqualTo("0");
        assertThat(value(WITH_BYES, "BH/M2", 1)).isEqualTo("0");
    }

    @Test
    void byes_of_who_withdrew_count_as_draws_for_the_opponents_and_earlier_ones_do_not() {
        var contest = Field.of("2w1 3w= 4w= 5w=", "1b0 Z 3w= .", "4w= 1b= 2b= Z", "3b= 5w= 1b= U", "Z 4b= H 1b=");

        var second = contributions(worked(contest, "BH", 1)).getFirst();

        assertThat(second.against()).isEqualTo(new Against.Opponent(2, List.of(4)));
        assertThat(second.theirs()).hasToString("1");
        var third = contributions(worked(contest, "BH", 1)).get(1);
        assertThat(third.against()).isEqualTo(new Against.Opponent(3, List.of(4)));
        assertThat(third.theirs()).hasToString("2");
    }

    @Test
    void a_forfeit_lost_last_lets_the_bye_before_it_count_as_a_draw() {
        var contest = Field.of("2w1 3w= 4w=", "1b0 Z 3b-", "4w= 1b= 2w+", "3b= U 1b=");

        var second = contributions(worked(contest, "BH", 1)).getFirst();

        assertThat(second.against()).isEqualTo(new Against.Opponent(2, List.of(2)));
        assertThat(second.theirs()).hasToString("0.5");
    }

    @Test
    void the_dummy_of_a_forfeit_is_capped_at_the_scheduled_opponents_score_and_is_that_opponent_with_p() {
        var contest = Field.of("2w+ 3w1", "1b- 4w=", "4w1 1b0", "3b0 2b=");

        var dummy = contributions(worked(contest, "BH", 1)).getFirst();
        var opponent = contributions(worked(contest, "BH/P", 1)).getFirst();

        assertThat(dummy.against()).isEqualTo(new Against.Dummy(DummyScore.SCHEDULED_OPPONENT));
        assertThat(dummy.theirs()).hasToString("0.5");
        assertThat(opponent.against()).isEqualTo(new Against.Opponent(2, List.of()));
        var loser = contributions(worked(contest, "BH", 2)).getFirst();
        assertThat(loser.against()).isEqualTo(new Against.Dummy(DummyScore.OWN_SCORE));
    }

    @Test
    void fore_buchholz_supposes_every_board_of_the_final_round_drawn_forfeits_too() {
        var contest = Field.of("2w1 3w1", "1b0 4w-", "4w1 1b0", "3b0 2b+");

        assertThat(value(contest, "BH", 1)).isEqualTo("1");
        assertThat(value(contest, "FB", 1)).isEqualTo("2");
        var last = contributions(worked(contest, "FB/C1", 2)).getLast();
        assertThat(last.against()).isEqualTo(new Against.Opponent(4, List.of()));
        assertThat(last.use()).isEqualTo(Use.CUT_LOWEST);
    }

    @Test
    void before_the_final_round_fore_buchholz_is_buchholz() {
        var contest = Field.of(Scoring.STANDARD, 5, "2w1 3w1", "1b0 4w0", "4w1 1b0", "3b0 2b1");

        for (var number = 1; number <= 4; number++)
            assertThat(value(contest, "FB", number)).isEqualTo(value(contest, "BH", number));
    }

    @Test
    void the_buchholz_family_is_not_used_in_a_round_robin() {
        var worked = worked(WITH_BYES, EventForm.ROUND_ROBIN, "AOB", 1);

        assertThat(worked).isEqualTo(new Worked.None(read("AOB"), Worked.Reason.NOT_FOR_ROUND_ROBINS));
    }

    @Test
    void koya_counts_points_against_half_of_the_possible_which_leaves_out_the_free_round() {
        var contest = Field.of("U 2w1 3b0", "3w1 1b0 U", "2b0 U 1w1");

        var worked = (Worked.Value) worked(contest, EventForm.ROUND_ROBIN, "KS", 1);

        assertThat(((Working.Koya) worked.working()).limit()).isEqualTo(Fraction.ONE);
        assertThat(worked.value()).hasToString("1");
        assertThat(value(worked(contest, EventForm.ROUND_ROBIN, "KS/L+3", 1))).isEqualTo("0");
        assertThat(value(worked(contest, EventForm.ROUND_ROBIN, "KS/L-2", 2))).isEqualTo("1");
    }

    @Test
    void own_record_tells_played_from_unplayed() {
        var contest = Field.of("2w+ 3b1 U 4b0 H", "1b- 4b= 3w1 F Z", "4w1 1w0 2b0 U U", "3b0 2w= U 1w1 U");

        assertThat(value(contest, "WIN", 1)).isEqualTo("3");
        assertThat(value(contest, "WON", 1)).isEqualTo("1");
        assertThat(value(contest, "BPG", 1)).isEqualTo("2");
        assertThat(value(contest, "BWG", 1)).isEqualTo("1");
        assertThat(value(contest, "REP", 1)).isEqualTo("4");
        assertThat(value(contest, "REP", 2)).isEqualTo("3");
        assertThat(value(contest, "PS", 1)).isEqualTo("12.5");
        assertThat(value(contest, "PS/C2", 1)).isEqualTo("9.5");
    }

    @Test
    void standard_points_compare_with_the_opponent_and_unplayed_with_a_draw() {
        var football = Scoring.of(6, 2, 0).withPairingBye(4);
        var contest = Field.of(football, 0, "2w1 U H 2w-", "1b0 3w= 3w0 1b-", "Z 2b= 2b0 U");

        assertThat(value(contest, "STD", 1)).isEqualTo("2.5");
        assertThat(value(contest, "STD", 2)).isEqualTo("1");
        assertThat(value(contest, "STD", 3)).isEqualTo("2");
    }

    @Test
    void performances_take_rated_games_only() {
        var contest = Field.of("@2000 2w1 3bD", "@1900 1b0 4w1", "@2100 4w1 1wD", "@1800 3b0 2b0");

        assertThat(value(contest, "ARO", 1)).isEqualTo("1900");
        assertThat(value(contest, "TPR", 1)).isEqualTo("2700");
        assertThat(value(contest, "PTP", 1)).isEqualTo("2636");
        assertThat(value(contest, "PTP", 4)).isEqualTo("1100");
        var working = (Working.Performance) ((Worked.Value) worked(contest, "TPR", 2)).working();
        assertThat(working).isEqualTo(new Working.Performance(Fraction.of(1900), Fraction.ONE, 2, 50, 0));
    }

    @Test
    void rating_tie_breaks_say_why_they_do_not_apply() {
        var unrated = Field.of("@2000 2w1", "1b0");
        var idle = Field.of("@2000 2w+", "@1900 1b-");

        assertThat(worked(unrated, "TPR", 1)).isEqualTo(new Worked.None(read("TPR"), Worked.Reason.SOMEONE_UNRATED));
        assertThat(worked(idle, "ARO", 1)).isEqualTo(new Worked.None(read("ARO"), Worked.Reason.NO_RATED_GAME));
        assertThat(worked(idle, "AOB", 1)).isEqualTo(new Worked.None(read("AOB"), Worked.Reason.NO_GAME));
    }

    @Test
    void rating_and_starting_number_order_as_they_are() {
        var contest = Field.of("@1900 2w=", "@2000 1b=");

        assertThat(first(contest, "RTNG")).isEqualTo(2);
        assertThat(first(contest, "TPN")).isEqualTo(1);
    }

    @Test
    void stones_and_plies_come_from_proven_games_alone() {
        var contest = proven(
                new Board(1, 2, List.of(new Game(1, 2, GameResult.SOUTH_WINS, new Proof(40, 20, 31)))),
                new Board(2, 1, List.of(new Game(2, 1, GameResult.SOUTH_WINS, new Proof(30, 25, 18)))),
                new Board(1, 2, GameResult.SOUTH_WINS),
                new Board(1, 2, List.of(new Game(1, 2, GameResult.SOUTH_WINS, new Proof(28, 30, 40)))));

        assertThat(value(contest, "STN", 1)).isEqualTo("13");
        assertThat(value(contest, "STN", 2)).isEqualTo("-13");
        assertThat(value(contest, "PLY", 1)).isEqualTo("35.5");
        assertThat(value(contest, "PLY", 2)).isEqualTo("18");
    }

    @Test
    void the_shorter_wins_come_first_and_who_has_no_proven_win_last() {
        var contest = proven(
                new Board(1, 2, List.of(new Game(1, 2, GameResult.SOUTH_WINS, new Proof(40, 20, 31)))),
                new Board(2, 1, List.of(new Game(2, 1, GameResult.SOUTH_WINS, new Proof(30, 25, 18)))));
        var declared = proven(
                new Board(1, 2, GameResult.SOUTH_WINS),
                new Board(2, 1, List.of(new Game(2, 1, GameResult.SOUTH_WINS, new Proof(30, 25, 90)))));

        assertThat(first(contest, "PLY")).isEqualTo(2);
        assertThat(first(declared, "PLY")).isEqualTo(2);
    }

    private static Contest proven(Board... boards) {
        var plain = Field.of("2w1", "1b0");
        var rounds = List.of(boards).stream()
                .map(board -> new Round(List.of(board), List.of()))
                .toList();
        return Contest.of(new Plan(null, null, Scoring.STANDARD), plain.entrants(), rounds, List.of())
                .orThrow();
    }

    private static int first(Contest contest, String code) {
        var standings = Standings.of(contest, EventForm.SWISS, List.of(read(code)), new Lot.SharedPlaces());
        return standings.rows().getFirst().entrant().number();
    }

    private static String value(Contest contest, String code, int number) {
        return value(worked(contest, code, number));
    }

    private static String value(Worked worked) {
        return ((Worked.Value) worked).value().toString();
    }

    private static Worked worked(Contest contest, String code, int number) {
        return worked(contest, EventForm.SWISS, code, number);
    }

    private static Worked worked(Contest contest, EventForm form, String code, int number) {
        var standings = Standings.of(contest, form, List.of(read(code)), new Lot.SharedPlaces());
        return standings.row(number).values().getFirst();
    }

    private static List<Contribution> contributions(Worked worked) {
        return ((Working.Contributions) ((Worked.Value) worked).working()).contributions();
    }

    private static List<Use> uses(Worked worked) {
        return contributions(worked).stream().map(Contribution::use).toList();
    }

    private static TieBreak read(String code) {
        return ((TieBreak.Parsed.Read) TieBreak.parse(code)).tieBreak();
    }
}
