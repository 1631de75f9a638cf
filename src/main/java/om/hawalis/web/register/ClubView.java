package om.hawalis.web.register;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Participations;
import om.hawalis.club.BoardLook;
import om.hawalis.club.ClubForm;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.club.FormerNameSheet;
import om.hawalis.club.FoundClub;
import om.hawalis.club.JoinClub;
import om.hawalis.club.MemberSheet;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Slug;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/clubs/{slug}}: a club's name and place, and its members. */
@Named("clubView")
@RequestScoped
public class ClubView {
    @Inject
    private Clubs clubs;

    @Inject
    private Players players;

    @Inject
    private FoundClub foundClub;

    @Inject
    private JoinClub joinClub;

    @Inject
    private Participations participations;

    @Inject
    private Way way;

    @Inject
    private Clock clock;

    @Inject
    @Param(name = "slug")
    private String slug;

    private @Nullable ClubSheet club;
    private String latin = "";
    private String arabic = "";
    private String place = "";
    private BoardLook look = BoardLook.SAND;
    private int version;
    private String query = "";
    private String since = "";

    public void load() {
        club = clubs.sheet(new Slug(slug));
        latin = club.name().latin();
        arabic = club.name().arabic();
        place = club.place();
        look = club.look();
        version = club.version();
    }

    public void save() {
        foundClub.correct(getClub().id(), version, new ClubForm(new Name(latin, arabic), place, look));
        done("register.saved");
    }

    public void join(UUID player) {
        joinClub.join(new PlayerId(player), getClub().id(), day());
        done("register.club.joined");
    }

    public void leave(UUID player) {
        joinClub.leave(new PlayerId(player), getClub().id(), LocalDate.now(clock));
        done("register.club.left");
    }

    private LocalDate day() {
        try {
            return since.isBlank() ? LocalDate.now(clock) : LocalDate.parse(since.strip());
        } catch (DateTimeParseException noDay) {
            throw Refusal.malformed("member", "since");
        }
    }

    /** Shows whom the search finds. */
    public void find() {
        load();
    }

    private void done(String messageKey) {
        way.to("/manage/clubs/" + slug, messageKey);
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public ClubSheet getClub() {
        if (club == null) load();
        return Objects.requireNonNull(club);
    }

    public List<MemberSheet> getMembers() {
        return clubs.members(getClub().id());
    }

    public List<PlayerSheet> getFound() {
        return query.isBlank()
                ? List.of()
                : players.search(query, new Page.Request(1, 10)).rows();
    }

    public String getLatin() {
        return latin;
    }

    public void setLatin(String latin) {
        this.latin = latin;
    }

    public String getArabic() {
        return arabic;
    }

    public void setArabic(String arabic) {
        this.arabic = arabic;
    }

    public String getPlace() {
        return place;
    }

    public void setPlace(String place) {
        this.place = place;
    }

    public BoardLook getLook() {
        return look;
    }

    public void setLook(BoardLook look) {
        this.look = look;
    }

    public int getVersion() {
        return version;
    }

    public void setVersion(int version) {
        this.version = version;
    }

    /** What it was called before, the latest first. */
    public List<FormerNameSheet> getFormerNames() {
        return clubs.formerNames(getClub().id());
    }

    /** In which days are meant here. */
    public ZoneId getZone() {
        return ChampionshipForm.USUAL_ZONE;
    }

    /** Those it holds that the public sees, the latest first. */
    public List<ChampionshipSheet> getChampionships() {
        return participations.hostedBy(getClub().id());
    }

    public String getSince() {
        return since;
    }

    public void setSince(String since) {
        this.since = since;
    }

    public String getQuery() {
        return query;
    }

    public void setQuery(String query) {
        this.query = query;
    }
}
