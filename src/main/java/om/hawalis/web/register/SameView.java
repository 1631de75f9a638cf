package om.hawalis.web.register;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.Participations;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Refusal;
import om.hawalis.player.MergePlayers;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/players/{id}/same/{other}}: two of the register side by side, and whether they are one person. */
@Named("sameView")
@RequestScoped
public class SameView {
    @Inject
    private Players players;

    @Inject
    private Clubs clubs;

    @Inject
    private Participations participations;

    @Inject
    private MergePlayers mergePlayers;

    @Inject
    private PageLanguage language;

    @Inject
    private Way way;

    @Inject
    private Clock clock;

    @Inject
    @Param(name = "id")
    private String id;

    @Inject
    @Param(name = "other")
    private String other;

    private @Nullable List<Side> sides;

    /** One of the two. */
    public record Side(PlayerSheet player, String club, int championships) {}

    public void load() {
        getSides();
    }

    /** Who is kept first, then the duplicate. */
    public List<Side> getSides() {
        if (sides == null) sides = List.of(side(player(id)), side(player(other)));
        return Objects.requireNonNull(sides);
    }

    private static PlayerId player(String text) {
        try {
            return new PlayerId(UUID.fromString(text));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("player");
        }
    }

    private Side side(PlayerId player) {
        var today = LocalDate.ofInstant(clock.instant(), ChampionshipForm.USUAL_ZONE);
        var club = clubs.of(player, today).map(c -> c.name().in(language.getCode()));
        return new Side(
                players.sheet(player),
                club.orElse(""),
                participations.of(player).size());
    }

    /** What their years of birth say, without telling them. */
    public String getBirth() {
        var one = getSides().getFirst().player().birthYear();
        var two = getSides().getLast().player().birthYear();
        if (one.isEmpty() || two.isEmpty()) return "unknown";
        return one.equals(two) ? "same" : "different";
    }

    public void merge() {
        mergePlayers.merge(player(id), player(other));
        way.to("/manage/players/" + id, "register.merge.done");
    }
}
