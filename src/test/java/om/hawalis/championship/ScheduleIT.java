package om.hawalis.championship;

import static java.util.Map.entry;
import static om.hawalis.championship.ChampionshipStoryIT.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.TreeMap;
import om.hawalis.security.Identity;
import om.hawalis.security.RunAs;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** When rounds are to begin, by the clock at the venue. */
@ExtendWith(ArquillianExtension.class)
class ScheduleIT {
    @Inject
    private RunAs as;

    @Inject
    private Scene scene;

    @Inject
    private ScheduleRounds scheduleRounds;

    @Inject
    private Schedules schedules;

    private Identity.SignedIn organiser;
    private ChampionshipId id;

    @BeforeEach
    void aChampionshipIsToBePlayedInMuscat() {
        organiser = scene.organiser();
        id = scene.running(organiser, 4, Cycles.SINGLE);
    }

    @Test
    void a_time_is_meant_in_the_zone_of_the_venue() {
        set(Map.of(1, "2026-12-04T16:00", 2, "2026-12-04T19:00"));

        assertThat(as.call(Identity.NOBODY, () -> schedules.of(id)))
                .containsExactly(
                        entry(1, Instant.parse("2026-12-04T12:00:00Z")),
                        entry(2, Instant.parse("2026-12-04T15:00:00Z")));
    }

    @Test
    void what_is_set_anew_takes_the_place_of_all_that_stood() {
        set(Map.of(1, "2026-12-04T16:00", 2, "2026-12-04T19:00"));
        set(Map.of(2, "2026-12-05T09:00", 3, "2026-12-05T11:00"));

        assertThat(as.call(Identity.NOBODY, () -> schedules.of(id)).keySet()).containsExactly(2, 3);
    }

    @Test
    void a_round_begins_after_the_one_before_it() {
        assertThat(refusal(() -> set(Map.of(1, "2026-12-04T16:00", 2, "2026-12-04T15:00"))))
                .isEqualTo("schedule.order");
    }

    private void set(Map<Integer, String> times) {
        var wanted = new TreeMap<Integer, LocalDateTime>();
        times.forEach((round, at) -> wanted.put(round, LocalDateTime.parse(at)));
        as.run(organiser, () -> scheduleRounds.set(id, wanted));
    }
}
