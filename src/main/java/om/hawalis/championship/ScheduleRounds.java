package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.SortedMap;
import java.util.TreeMap;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;

/** Says when rounds are to begin, in the zone of the venue. It binds nobody's clock: a round begins when it is released. */
@UseCase
public class ScheduleRounds {
    private static final int MOST_ROUNDS = 200;

    private final ChampionshipRepository championships;
    private final RoundRepository rounds;
    private final Offices offices;

    @Inject
    public ScheduleRounds(ChampionshipRepository championships, RoundRepository rounds, Offices offices) {
        this.championships = championships;
        this.rounds = rounds;
        this.offices = offices;
    }

    /** @param times by number of the round, as the clock at the venue shows them; rounds that are missing have none */
    @RolesAllowed({ORGANISER, ARBITER})
    public void set(ChampionshipId id, SortedMap<Integer, LocalDateTime> times) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER, Office.ARBITER);
        if (championship.hasEnded()) throw Refusal.conflict("championship.ended");
        var wanted = new TreeMap<Integer, Instant>();
        times.forEach(
                (round, at) -> wanted.put(round, at.atZone(championship.zone()).toInstant()));
        requireOrder(wanted);
        rounds.schedule(id, wanted);
    }

    private static void requireOrder(SortedMap<Integer, Instant> wanted) {
        var before = Instant.MIN;
        for (var time : wanted.entrySet()) {
            if (time.getKey() < 1 || time.getKey() > MOST_ROUNDS)
                throw Refusal.malformed("schedule.round", MOST_ROUNDS);
            if (!time.getValue().isAfter(before)) throw Refusal.malformed("schedule.order", time.getKey());
            before = time.getValue();
        }
    }
}
