package om.hawalis.championship;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;

class ClosingTimeTest {
    private static final LocalDateTime EIGHT = LocalDateTime.parse("2027-03-28T20:00");

    @Test
    void a_deadline_in_oman_is_four_hours_ahead_all_year() {
        var summer = new ClosingTime(LocalDateTime.parse("2027-07-01T20:00"), ChampionshipForm.USUAL_ZONE);

        assertThat(new ClosingTime(EIGHT, ChampionshipForm.USUAL_ZONE).instant())
                .isEqualTo(Instant.parse("2027-03-28T16:00:00Z"));
        assertThat(summer.instant()).isEqualTo(Instant.parse("2027-07-01T16:00:00Z"));
    }

    @Test
    void a_deadline_elsewhere_stays_put_across_a_clock_change() {
        var berlin = ZoneId.of("Europe/Berlin");

        assertThat(new ClosingTime(EIGHT.minusDays(1), berlin).instant())
                .isEqualTo(Instant.parse("2027-03-27T19:00:00Z"));
        assertThat(new ClosingTime(EIGHT, berlin).instant()).isEqualTo(Instant.parse("2027-03-28T18:00:00Z"));
    }

    @Test
    void at_the_closing_time_it_is_over() {
        var closing = new ClosingTime(EIGHT, ChampionshipForm.USUAL_ZONE);

        assertThat(closing.hasPassed(closing.instant().minusMillis(1))).isFalse();
        assertThat(closing.hasPassed(closing.instant())).isTrue();
    }
}
