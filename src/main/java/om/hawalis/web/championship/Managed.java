package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.ChampionshipState;
import om.hawalis.championship.Championships;
import om.hawalis.championship.NextStep;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.championship.OfficialSheet;
import om.hawalis.championship.RoundSheet;
import om.hawalis.platform.Slug;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** The championship named in the address, as {@code #{managed}}; only its officials get to see these pages. */
@Named("managed")
@RequestScoped
public class Managed {
    @Inject
    private Championships championships;

    @Inject
    private Boards boards;

    @Inject
    private Offices offices;

    @Inject
    @Param(name = "slug")
    private String slug;

    private @Nullable ChampionshipSheet sheet;
    private @Nullable List<RoundSheet> rounds;
    private Set<Office> held = Set.of();

    public void load() {
        var found = championships.sheet(new Slug(slug));
        offices.requireOfficial(found.id(), Office.values());
        held = offices.own(found.id());
        sheet = found;
    }

    public ChampionshipSheet getSheet() {
        if (sheet == null) load();
        return Objects.requireNonNull(sheet);
    }

    ChampionshipId id() {
        return getSheet().id();
    }

    /** Where its pages stand, without the language. */
    String path() {
        return "/manage/championships/" + getSheet().slug();
    }

    String path(String page) {
        return path() + "/" + page;
    }

    public List<RoundSheet> getRounds() {
        if (rounds == null) rounds = boards.rounds(id());
        return Objects.requireNonNull(rounds);
    }

    public String getTieBreaks() {
        return String.join(", ", getSheet().tieBreaks());
    }

    public NextStep getNext() {
        return NextStep.of(getSheet(), getRounds());
    }

    public boolean isOrganiser() {
        getSheet();
        return held.contains(Office.ORGANISER);
    }

    /** Whether the caller pairs: an organiser may do what an arbiter may. */
    public boolean isArbiter() {
        return isOrganiser() || held.contains(Office.ARBITER);
    }

    /** Whether nobody else could verify: who enters a result never does. */
    public boolean isAlone() {
        return offices.officials(id()).stream()
                        .filter(official -> official.office() != Office.SCORER)
                        .map(OfficialSheet::account)
                        .distinct()
                        .count()
                < 2;
    }

    public boolean isDraft() {
        return getSheet().state() == ChampionshipState.DRAFT;
    }

    public boolean isRunning() {
        return getSheet().state() == ChampionshipState.RUNNING;
    }

    public boolean isOver() {
        return !isDraft() && !isRunning();
    }
}
