package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDateTime;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Says until when players may put themselves down; sooner or later as often as it is said. */
@UseCase
public class OpenRegistration {
    private final ChampionshipRepository championships;
    private final RegistrationRepository registrations;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public OpenRegistration(
            ChampionshipRepository championships,
            RegistrationRepository registrations,
            Offices offices,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.registrations = registrations;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    /** @param closes on the clocks of the championship's zone, still to come */
    @RolesAllowed(ORGANISER)
    public void until(ChampionshipId id, LocalDateTime closes) {
        var championship = own(id);
        if (new ClosingTime(closes, championship.zone()).hasPassed(clock.instant()))
            throw Refusal.malformed("registration.past");
        set(id, closes);
    }

    /** At once. */
    @RolesAllowed(ORGANISER)
    public void close(ChampionshipId id) {
        var championship = own(id);
        if (registrations.of(id).isEmpty()) throw Refusal.conflict("registration.never");
        set(id, LocalDateTime.ofInstant(clock.instant(), championship.zone()));
    }

    private Championship own(ChampionshipId id) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER);
        championship.requireDraft();
        return championship;
    }

    private void set(ChampionshipId id, LocalDateTime closes) {
        registrations
                .of(id)
                .ifPresentOrElse(
                        known -> known.closesAt(closes),
                        () -> registrations.add(
                                new Registration(id, closes, clock.instant(), caller.requireAccount())));
    }
}
