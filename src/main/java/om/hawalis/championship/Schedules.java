package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.SortedMap;
import java.util.TreeMap;
import om.hawalis.platform.Query;

/** Reads when rounds are to begin; whoever may see the championship may see it. */
@Query
public class Schedules {
    private final Championships championships;
    private final RoundRepository rounds;

    @Inject
    public Schedules(Championships championships, RoundRepository rounds) {
        this.championships = championships;
        this.rounds = rounds;
    }

    /** By number of the round; those for which no time is set are missing. */
    @PermitAll
    public SortedMap<Integer, Instant> of(ChampionshipId id) {
        championships.sheet(id);
        var times = new TreeMap<Integer, Instant>();
        for (var time : rounds.times(id)) times.put(time.round(), time.startsAt());
        return times;
    }
}
