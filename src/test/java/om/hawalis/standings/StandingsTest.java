package om.hawalis.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import om.hawalis.contest.Adjustment;
import om.hawalis.contest.Board;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Round;
import om.hawalis.contest.Stay;
import om.hawalis.standings.EncounterTable.Encounter;
import om.hawalis.standings.EncounterTable.Finding;
import org.junit.jupiter.api.Test;

class StandingsTest {
    private static final Lot SHARED = new Lot.SharedPlaces();

    @Test
    void points_come_first_and_equal_entrants_share_the_best_place() {
        var contest = Field.of("2w1", "1b0", "4w=", "3b=");

        var standings = Standings.of(contest, EventForm.SWISS, List.of(), SHARED);

        assertThat(ranks(standings)).containsExactly("1:1", "2:3", "2:4", "4:2");
    }

    @Test
    void a_tie_break_speaks_only_within_the_group_still_tied() {
        var contest = Field.of("2w= 3b1 4w1", "1b= 4w1 3b1", "4b1 1w0 2w0", "3w0 2b0 1b0");

        var standings = Standings.of(contest, EventForm.ROUND_ROBIN, tieBreaks("DE", "BPG"), SHARED);

        assertThat(ranks(standings)).containsExactly("1:2", "2:1", "3:3", "4:4");
    }

    @Test
    void a_lot_is_drawn_from_the_seed_and_can_be_drawn_again() {
        var contest = Field.of("2w=", "1b=", "4w=", "3b=");
        var lot = new Lot.Drawn(20260301);

        var standings = Standings.of(contest, EventForm.SWISS, tieBreaks("DE"), lot);
        var again = Standings.of(contest, EventForm.SWISS, tieBreaks("DE"), new Lot.Drawn(20260301));

        assertThat(standings.rows()).extracting(Row::rank).containsExactly(1, 2, 3, 4);
        assertThat(standings.rows()).extracting(Row::ticket).isSortedAccordingTo((a, b) -> Long.compare(b, a));
        assertThat(again).isEqualTo(standings);
    }

    @Test
    void lots_of_two_do_not_depend_on_others_and_every_order_comes_up() {
        var firsts = Stream.iterate(0L, seed -> seed + 1)
                .limit(200)
                .map(Lot.Drawn::new)
                .filter(lot -> lot.ticket(1) > lot.ticket(2))
                .count();

        assertThat(firsts).isBetween(70L, 130L);
    }

    @Test
    void no_ticket_is_shown_where_a_tie_break_gave_the_place() {
        var contest = Field.of("2w1", "1b0");

        var standings = Standings.of(contest, EventForm.SWISS, List.of(), new Lot.Drawn(1));

        assertThat(standings.rows()).extracting(Row::ticket).containsOnlyNulls();
    }

    @Test
    void direct_encounter_tells_why_it_did_not_apply() {
        var contest = Field.of("2w1 3b0 .", "1b0 . 3w1", ". 1w1 2b0");
        var incomplete = Field.of("2w1 .", "1b0 4w1", "4w1 .", "3b0 2b0");

        var cycle = Standings.of(contest, EventForm.SWISS, tieBreaks("DE"), SHARED);
        var apart = Standings.of(incomplete, EventForm.SWISS, tieBreaks("DE"), SHARED);

        assertThat(tables(cycle.row(1))).extracting(EncounterTable::finding).containsExactly(Finding.ALL_EQUAL);
        var table = tables(apart.row(2)).getFirst();
        assertThat(table.finding()).isEqualTo(Finding.NOT_ALL_MET);
        assertThat(table.tied()).containsExactly(1, 2, 3);
        assertThat(table.met()).containsExactly(new Encounter(1, Fraction.ZERO, 1));
        assertThat(table.missing()).isEqualTo(1);
        assertThat(table.most()).isEqualTo(Fraction.ONE);
        assertThat(apart.row(4).values()).containsExactly(new Worked.None(tieBreak("DE"), Worked.Reason.NOT_TIED));
    }

    @Test
    void whoever_is_alone_on_top_whatever_is_missing_comes_first_and_the_rest_is_looked_at_again() {
        var contest = Field.of("2w1 3b1 4w0", "1b0 4w1 5w1", "4w1 1w0 6w1", "3b0 2b0 1b1", ". . 2b0", ". . 3b0");

        var standings = Standings.of(contest, EventForm.SWISS, tieBreaks("DE"), SHARED);

        assertThat(ranks(standings)).containsExactly("1:1", "2:2", "2:3", "4:4", "5:5", "5:6");
        assertThat(tables(standings.row(2)))
                .extracting(EncounterTable::finding)
                .containsExactly(Finding.ONE_ON_TOP, Finding.NOT_ALL_MET);
    }

    @Test
    void forfeits_are_no_encounters_in_a_swiss_unless_asked_for_and_are_in_a_round_robin() {
        var contest = Field.of("2w- 3w1", "1b+ 4w0", "4w0 1b0", "3b1 2b1");

        assertThat(found(contest, EventForm.SWISS, "DE")).isEqualTo(Finding.NOT_ALL_MET);
        assertThat(found(contest, EventForm.SWISS, "DE/P")).isEqualTo(Finding.RANKED);
        assertThat(found(contest, EventForm.ROUND_ROBIN, "DE")).isEqualTo(Finding.RANKED);
    }

    private static Finding found(Contest contest, EventForm form, String code) {
        var standings = Standings.of(contest, form, tieBreaks(code), SHARED);
        return tables(standings.row(1)).getFirst().finding();
    }

    @Test
    void repeated_encounters_are_averaged() {
        var contest = Field.of("2w1 2b= 3w0 3b=", "1b0 1w= 4w1 4b=", "4w= 4b0 1b1 1w=", "3b= 3w1 2b0 2w=");

        var standings = Standings.of(contest, EventForm.ROUND_ROBIN, tieBreaks("DE"), SHARED);

        var table = tables(standings.row(1)).getFirst();
        assertThat(table.met()).contains(new Encounter(2, new Fraction(3, 4), 2));
    }

    @Test
    void a_pending_board_gives_nothing_and_leaves_an_encounter_open() {
        var contest = Field.of("2w*", "1b*");

        var standings = Standings.of(contest, EventForm.ROUND_ROBIN, tieBreaks("DE", "SB", "WON"), SHARED);

        assertThat(ranks(standings)).containsExactly("1:1", "1:2");
        assertThat(tables(standings.row(1)).getFirst().finding()).isEqualTo(Finding.NOT_ALL_MET);
    }

    @Test
    void adjustments_by_the_arbiter_count() {
        var plain = Field.of("2w1", "1b0");
        var round = new Round(plain.rounds().getFirst().boards(), List.of(), List.of(new Adjustment(1, -1)));
        var contest = Contest.of(plain.plan(), plain.entrants(), List.of(round), List.of())
                .orThrow();

        var standings = Standings.of(contest, EventForm.SWISS, tieBreaks("PS"), SHARED);

        assertThat(standings.row(1).points()).hasToString("0.5");
        assertThat(((Worked.Value) standings.row(1).values().getFirst()).value())
                .isEqualTo(new Fraction(1, 2));
    }

    @Test
    void games_of_who_left_a_round_robin_before_half_of_them_count_for_nobody() {
        var contest = leaving(1, "4w0 3b1 2w=", "3w1 4b= 1b=", "2b0 1w0 4w1", "1b1 2w= 3b0");
        var later = leaving(2, "4w0 3b1 2w=", "3w1 4b= 1b=", "2b0 1w0 4w1", "1b1 2w= 3b0");

        var standings = Standings.of(contest, EventForm.ROUND_ROBIN, tieBreaks("DE"), SHARED);

        assertThat(standings.annulled()).containsExactly(1);
        assertThat(standings.rows())
                .extracting(row -> row.rank() + ":" + row.entrant().number() + "=" + row.points())
                .containsExactly("1:2=1.5", "2:3=1", "3:4=0.5", "4:1=0");
        assertThat(Standings.of(later, EventForm.ROUND_ROBIN, tieBreaks("DE"), SHARED)
                        .annulled())
                .isEmpty();
        assertThat(Standings.of(contest, EventForm.SWISS, tieBreaks("DE"), SHARED)
                        .annulled())
                .isEmpty();
    }

    /** The first entrant leaves after so many rounds; the boards it has afterwards were lost by forfeit. */
    private static Contest leaving(int after, String... lines) {
        var plain = Field.of(lines);
        var entrants = new ArrayList<>(plain.entrants());
        entrants.set(0, new Entrant(1, "Number 1", null, "", List.of(new Stay(1, after))));
        var rounds = new ArrayList<>(plain.rounds());
        for (var round = after; round < rounds.size(); round++) rounds.set(round, forfeited(rounds.get(round)));
        return Contest.of(plain.plan(), entrants, rounds, List.of()).orThrow();
    }

    private static Round forfeited(Round round) {
        return new Round(
                round.boards().stream()
                        .map(board -> board.south() == 1
                                ? new Board(1, board.north(), GameResult.NORTH_WINS_BY_FORFEIT)
                                : board.north() == 1
                                        ? new Board(board.south(), 1, GameResult.SOUTH_WINS_BY_FORFEIT)
                                        : board)
                        .toList(),
                round.byes());
    }

    @Test
    void an_event_without_entrants_or_rounds_has_standings_too() {
        assertThat(Standings.of(Field.of(), EventForm.SWISS, tieBreaks("DE", "BH", "TPR"), SHARED)
                        .rows())
                .isEmpty();
        var nobodyPlayed = Standings.of(Field.of("", ""), EventForm.SWISS, tieBreaks("DE", "FB", "KS"), SHARED);
        assertThat(ranks(nobodyPlayed)).containsExactly("1:1", "1:2");
    }

    private static List<EncounterTable> tables(Row row) {
        var value = (Worked.Value) row.values().getFirst();
        return ((Working.DirectEncounter) value.working()).tables();
    }

    private static List<String> ranks(Standings standings) {
        return standings.rows().stream()
                .map(row -> row.rank() + ":" + row.entrant().number())
                .toList();
    }

    private static List<TieBreak> tieBreaks(String... codes) {
        return Stream.of(codes).map(StandingsTest::tieBreak).toList();
    }

    private static TieBreak tieBreak(String code) {
        return ((TieBreak.Parsed.Read) TieBreak.parse(code)).tieBreak();
    }
}
