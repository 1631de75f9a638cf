package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** On the day: says who has come, or takes it back. */
@UseCase
public class CheckIn {
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public CheckIn(
            ChampionshipRepository championships,
            EntryRepository entries,
            Offices offices,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.entries = entries;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    /** Said twice, the first time stands. */
    @RolesAllowed({ORGANISER, ARBITER})
    public void arrived(EntryId id) {
        var entry = open(id);
        if (entry.arrivedAt().isEmpty()) entry.arrive(clock.instant(), caller.requireAccount());
    }

    @RolesAllowed({ORGANISER, ARBITER})
    public void notArrived(EntryId id) {
        open(id).hasNotArrived();
    }

    private Entry open(EntryId id) {
        var of = entries.championshipOf(id);
        var championship = championships.lock(of);
        offices.requireOfficial(of, Office.ORGANISER, Office.ARBITER);
        if (championship.hasEnded()) throw Refusal.conflict("championship.ended");
        return entries.find(id).orElseThrow(() -> Refusal.unknown("entry"));
    }
}
