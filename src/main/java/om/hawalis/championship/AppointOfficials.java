package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.AccountId;
import om.hawalis.security.Caller;

/** An organiser says who else holds an office, so that a second person can verify. */
@UseCase
public class AppointOfficials {
    private final ChampionshipRepository championships;
    private final OfficialRepository officials;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public AppointOfficials(
            ChampionshipRepository championships,
            OfficialRepository officials,
            Offices offices,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.officials = officials;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    @RolesAllowed(ORGANISER)
    public void appoint(ChampionshipId id, AccountId account, Office office) {
        championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER);
        if (offices.holds(id, account, office)) throw Refusal.conflict("official.exists");
        officials.add(new Official(id, account, office, clock.instant(), caller.requireAccount()));
    }

    /** Somebody must remain who can appoint. */
    @RolesAllowed(ORGANISER)
    public void dismiss(ChampionshipId id, AccountId account, Office office) {
        championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER);
        var official = officials.find(id, account, office).orElseThrow(() -> Refusal.unknown("official"));
        if (office == Office.ORGANISER && organisers(id) == 1) throw Refusal.conflict("official.last-organiser");
        official.dismiss(clock.instant(), caller.requireAccount());
    }

    private long organisers(ChampionshipId id) {
        return officials.of(id).stream()
                .filter(official -> official.office() == Office.ORGANISER)
                .count();
    }
}
