package om.hawalis.club;

import static om.hawalis.security.Roles.ADMINISTRATOR;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Slug;
import om.hawalis.platform.UseCase;

/** Enters a club, or mends its name and place. */
@UseCase
public class FoundClub {
    private final ClubRepository clubs;
    private final Clock clock;

    @Inject
    public FoundClub(ClubRepository clubs, Clock clock) {
        this.clubs = clubs;
        this.clock = clock;
    }

    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public ClubId found(ClubForm form) {
        if (clubs.isNamed(form.name().searchText())) throw Refusal.conflict("club.exists");
        var club = new Club(clubs.freeSlug(Slug.of(form.name().in("en"))), form, clock.instant());
        clubs.add(club);
        return club.id();
    }

    /**
     * A former name stays known; entries keep the name of their day.
     *
     * @param version of the sheet that was edited: someone else's edit meanwhile is not overwritten
     */
    @RolesAllowed({ORGANISER, ADMINISTRATOR})
    public void correct(ClubId id, int version, ClubForm form) {
        var club = clubs.find(id).orElseThrow(() -> Refusal.unknown("club"));
        if (club.version() != version) throw Refusal.conflict("edited-meanwhile");
        var renamed = !club.name().searchText().equals(form.name().searchText());
        if (renamed && clubs.isNamed(form.name().searchText())) throw Refusal.conflict("club.exists");
        if (!club.name().equals(form.name())) clubs.add(new FormerName(id, club.name(), clock.instant()));
        club.correct(form);
    }
}
