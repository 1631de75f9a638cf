package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import om.hawalis.club.ClubId;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Share;
import om.hawalis.platform.Name;
import om.hawalis.platform.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is declared before the first round. */
class RegulationsTest {
    @Test
    void usual_points_are_1_half_0_and_the_free_round_scores_nothing() {
        var scoring = Points.STANDARD.scoring(new Format.RoundRobin(Cycles.SINGLE), Encounter.ONE_GAME);

        assertThat(scoring.played(Share.WIN)).isEqualTo(2);
        assertThat(scoring.played(Share.DRAW)).isEqualTo(1);
        assertThat(scoring.played(Share.LOSS)).isZero();
        assertThat(scoring.bye(ByeKind.PAIRING_ALLOCATED)).isZero();
        assertThat(scoring.bye(ByeKind.FULL_POINT)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"1, 2, 0", "2, 1, -1", "2, 0, 1", "0, 0, 0", "21, 1, 0"})
    void points_that_make_no_sense_are_refused(int win, int draw, int loss) {
        assertThatThrownBy(() -> new Points(win, draw, loss)).isInstanceOf(Refusal.class);
    }

    @Test
    void tie_breaks_are_read_as_people_write_them_and_written_one_way() {
        assertThat(TieBreakOrder.read(" de,sb  won ")).isEqualTo(TieBreakOrder.USUAL);
        assertThat(TieBreakOrder.USUAL.text()).isEqualTo("DE,SB,WON");
        assertThat(TieBreakOrder.read("").codes()).isEmpty();
        assertThat(TieBreakOrder.read("SB/C1, KS/L+1").codes()).containsExactly("SB/C1", "KS/L+1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"LUCK", "SB/X", "DE,DE", "SB;DROP TABLE"})
    void tie_breaks_unknown_or_named_twice_are_refused(String codes) {
        assertThatThrownBy(() -> TieBreakOrder.read(codes)).isInstanceOf(Refusal.class);
    }

    @Test
    void more_tie_breaks_than_anyone_needs_are_refused() {
        assertThatThrownBy(() -> TieBreakOrder.of(Collections.nCopies(13, "SB")))
                .isInstanceOf(Refusal.class);
    }

    @ParameterizedTest
    @CsvSource({"2026-12-04, 2026-12-03", "2026-12-04, 2028-12-04"})
    void days_end_after_they_begin_and_within_a_year(LocalDate first, LocalDate last) {
        assertThatThrownBy(() -> form("", first, last)).isInstanceOf(Refusal.class);
    }

    @Test
    void a_venue_of_a_page_is_refused() {
        var day = LocalDate.of(2026, 12, 4);

        assertThatThrownBy(() -> form("x".repeat(201), day, day)).isInstanceOf(Refusal.class);
        assertThat(form("  Hall 2 ", day, day).venue()).isEqualTo("Hall 2");
    }

    @Test
    void a_usual_championship_is_an_omani_single_round_robin_in_muscat() {
        assertThat(ChampionshipForm.USUAL_ZONE).isEqualTo(ZoneId.of("Asia/Muscat"));
        assertThat(Regulations.USUAL)
                .isEqualTo(new Regulations(
                        "oman", new Points(2, 1, 0), TieBreakOrder.of(List.of("DE", "SB", "WON")), Cycles.SINGLE));
    }

    private static ChampionshipForm form(String venue, LocalDate first, LocalDate last) {
        return new ChampionshipForm(
                new Name("Cup", ""),
                new ClubId(UUID.randomUUID()),
                venue,
                first,
                last,
                ChampionshipForm.USUAL_ZONE,
                Regulations.USUAL);
    }
}
