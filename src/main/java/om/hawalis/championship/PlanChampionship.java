package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.random.RandomGenerator;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Slug;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Sets a championship up, or mends what was said of it. Who sets it up is its first organiser. */
@UseCase
public class PlanChampionship {
    private final ChampionshipRepository championships;
    private final OfficialRepository officials;
    private final Championships read;
    private final Offices offices;
    private final Clubs clubs;
    private final RandomGenerator chance;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public PlanChampionship(
            ChampionshipRepository championships,
            OfficialRepository officials,
            Championships read,
            Offices offices,
            Clubs clubs,
            RandomGenerator chance,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.officials = officials;
        this.read = read;
        this.offices = offices;
        this.clubs = clubs;
        this.chance = chance;
        this.caller = caller;
        this.clock = clock;
    }

    @RolesAllowed(ORGANISER)
    public ChampionshipId create(ChampionshipForm form) {
        var organiser = caller.requireAccount();
        clubs.sheet(form.club());
        var ruleSet = RuleBook.newest(form.rules().ruleSet());
        var slug = championships.freeSlug(Slug.of(form.name().in("en")));
        var championship = new Championship(slug, form, ruleSet, chance.nextLong(), clock.instant());
        championships.add(championship);
        officials.add(new Official(championship.id(), organiser, Office.ORGANISER, clock.instant(), organiser));
        return championship.id();
    }

    /** @param version of the sheet that was edited: someone else's edit meanwhile is not overwritten */
    @RolesAllowed(ORGANISER)
    public void correct(ChampionshipId id, int version, ChampionshipForm form) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER);
        if (championship.version() != version) throw new ChampionshipChanged(version, read.sheet(id));
        clubs.sheet(form.club());
        championship.correct(form, RuleBook.newest(form.rules().ruleSet()));
    }
}
