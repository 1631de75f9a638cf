package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.ChampionshipState;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.Schedules;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Slug;
import om.hawalis.publishing.LiveFeed;
import om.hawalis.web.shared.Format;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.StageWords;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** The championship named in the address, as {@code #{shown}}, and where its events are followed. */
@Named("shown")
@RequestScoped
public class ShownChampionship {
    @Inject
    private Championships championships;

    @Inject
    private Boards boards;

    @Inject
    private LiveFeed feed;

    @Inject
    private Clubs clubs;

    @Inject
    private Format format;

    @Inject
    private PageLanguage language;

    @Inject
    private StageWords stageWords;

    @Inject
    private Schedules schedules;

    @Inject
    @Param(name = "slug")
    private String slug;

    private long position;
    private @Nullable ChampionshipSheet sheet;
    private @Nullable List<RoundSheet> rounds;
    private @Nullable Map<EntryId, EntrantSheet> entrants;

    /** The stream's position comes first, so that what changes while the page is made is told to it. */
    public void load() {
        position = feed.position();
        sheet = championships.sheet(new Slug(slug));
    }

    public ChampionshipSheet getSheet() {
        if (sheet == null) load();
        return Objects.requireNonNull(sheet);
    }

    ChampionshipId id() {
        return getSheet().id();
    }

    /** Those the public sees, in order. */
    public List<RoundSheet> getRounds() {
        if (rounds == null)
            rounds = boards.rounds(id()).stream()
                    .filter(round -> round.state().isPublic())
                    .toList();
        return Objects.requireNonNull(rounds);
    }

    /** The round being played, or the last one. */
    public @Nullable RoundSheet getCurrent() {
        return getRounds().isEmpty() ? null : getRounds().getLast();
    }

    /** Where a player's page stands; their entry is what tables remember. */
    String playerHref(EntryId entry) {
        if (entrants == null)
            entrants = championships.entrants(id()).stream()
                    .collect(Collectors.toMap(EntrantSheet::id, entrant -> entrant));
        return language.getBase()
                + "/players/"
                + Objects.requireNonNull(entrants).get(entry).player();
    }

    /** Whether there are groups or a drawing to be seen: one table does not say it all. */
    public boolean isStaged() {
        var stages = getSheet().stages();
        return stages.count() > 1
                || stages.stage(1).format().isElimination()
                || stages.stage(1).format() instanceof om.hawalis.championship.Format.Groups;
    }

    /** How it is played, where and when. */
    public String getSubtitle() {
        var parts = new ArrayList<String>();
        parts.add(stageWords.all(getSheet().stages()));
        if (!getSheet().venue().isEmpty()) parts.add(getSheet().venue());
        parts.add(days());
        return String.join(" · ", parts);
    }

    private String days() {
        var first = format.date(getSheet().firstDay());
        var last = format.date(getSheet().lastDay());
        return first.equals(last) ? first : first + " – " + last;
    }

    /** The host's, for a link to its page. */
    public Slug getHostSlug() {
        return clubs.sheet(getSheet().club()).slug();
    }

    /** When a round is to begin; nothing where that is not said. */
    public @Nullable Instant start(int round) {
        return schedules.of(id()).get(round);
    }

    /** The day of a moment where it is played. */
    public LocalDate day(Instant moment) {
        return LocalDate.ofInstant(moment, getSheet().zone());
    }

    public String getPath() {
        return language.getBase() + "/championships/" + getSheet().slug();
    }

    public boolean isRunning() {
        return getSheet().state() == ChampionshipState.RUNNING;
    }

    /** Everything that happens in it. */
    public String getLive() {
        return "/api/v1/championships/" + id() + "/live?after=" + position;
    }

    /** The same without the moves of its games. */
    public String getLiveTables() {
        return getLive() + "&moves=false";
    }

    public String getApi() {
        return "/api/v1/championships/" + id();
    }
}
