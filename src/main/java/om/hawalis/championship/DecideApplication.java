package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import om.hawalis.club.Clubs;
import om.hawalis.club.JoinClub;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerId;
import om.hawalis.player.RegisterPlayer;
import om.hawalis.security.Caller;

/** Takes in somebody who put themselves down, or does not. */
@UseCase
public class DecideApplication {
    private final ChampionshipRepository championships;
    private final RegistrationRepository registrations;
    private final Roster roster;
    private final RegisterPlayer registerPlayer;
    private final JoinClub joinClub;
    private final Clubs clubs;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public DecideApplication(
            ChampionshipRepository championships,
            RegistrationRepository registrations,
            Roster roster,
            RegisterPlayer registerPlayer,
            JoinClub joinClub,
            Clubs clubs,
            Offices offices,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.registrations = registrations;
        this.roster = roster;
        this.registerPlayer = registerPlayer;
        this.joinClub = joinClub;
        this.clubs = clubs;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    /** @param known who it is, where the register knows them; else they are registered, in the club they named if it is known */
    @RolesAllowed(ORGANISER)
    public EntryId accept(ApplicationId id, Optional<PlayerId> known) {
        var application = find(id);
        var championship = own(application);
        application.requireWaiting();
        var player = known.orElseGet(() -> registered(championship, application.form()));
        var entry = roster.enter(championship, player);
        application.accepted(entry, clock.instant(), caller.requireAccount());
        return entry;
    }

    private PlayerId registered(Championship championship, ApplicationForm form) {
        var player = registerPlayer.register(new PlayerForm(form.name(), form.birthYear(), Optional.empty()));
        var today = LocalDate.ofInstant(clock.instant(), championship.zone());
        Optional.ofNullable(clubs.called(Set.of(form.club())).get(form.club()))
                .ifPresent(club -> joinClub.join(player, club.id(), today));
        return player;
    }

    @RolesAllowed(ORGANISER)
    public void decline(ApplicationId id) {
        var application = find(id);
        own(application);
        application.declined(clock.instant(), caller.requireAccount());
    }

    private Application find(ApplicationId id) {
        return registrations.find(id).orElseThrow(() -> Refusal.unknown("application"));
    }

    private Championship own(Application application) {
        var championship = championships.lock(application.championship());
        offices.requireOfficial(championship.id(), Office.ORGANISER);
        championship.requireDraft();
        registrations.lock(application);
        return championship;
    }
}
