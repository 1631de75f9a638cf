package om.hawalis.web.club;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Objects;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Participations;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.club.MemberSheet;
import om.hawalis.platform.Slug;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /clubs/{slug}}: a club, its members and the championships it holds. */
@Named("publicClubView")
@RequestScoped
public class PublicClubView {
    @Inject
    private Clubs clubs;

    @Inject
    private Participations participations;

    @Inject
    @Param(name = "slug")
    private String slug;

    private @Nullable ClubSheet club;
    private List<MemberSheet> members = List.of();
    private List<ChampionshipSheet> championships = List.of();

    public void load() {
        var found = clubs.sheet(new Slug(slug));
        club = found;
        members = clubs.members(found.id());
        championships = participations.hostedBy(found.id());
    }

    public ClubSheet getClub() {
        if (club == null) load();
        return Objects.requireNonNull(club);
    }

    /** Today's, by name. */
    public List<MemberSheet> getMembers() {
        return members;
    }

    /** The latest first. */
    public List<ChampionshipSheet> getChampionships() {
        return championships;
    }
}
