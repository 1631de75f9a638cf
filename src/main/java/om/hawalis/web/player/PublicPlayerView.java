package om.hawalis.web.player;

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
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /players/{id}}: who it is, for which club, and every game in a championship. */
@Named("publicPlayerView")
@RequestScoped
public class PublicPlayerView {
    @Inject
    private Players players;

    @Inject
    private Clubs clubs;

    @Inject
    private Participations participations;

    @Inject
    private Appearances appearances;

    @Inject
    private Clock clock;

    @Inject
    @Param(name = "id")
    private String id;

    private @Nullable PlayerSheet player;
    private @Nullable ClubSheet club;
    private List<Appearance> played = List.of();

    public void load() {
        var found = players.sheet(playerId());
        player = found;
        var today = LocalDate.ofInstant(clock.instant(), ChampionshipForm.USUAL_ZONE);
        club = clubs.of(found.id(), today).orElse(null);
        played = participations.of(found.id()).stream().map(appearances::of).toList();
    }

    private PlayerId playerId() {
        try {
            return new PlayerId(UUID.fromString(id));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("player");
        }
    }

    public PlayerSheet getPlayer() {
        if (player == null) load();
        return Objects.requireNonNull(player);
    }

    /** Today's. */
    public @Nullable ClubSheet getClub() {
        return club;
    }

    /** The latest championship first. */
    public List<Appearance> getAppearances() {
        return played;
    }
}
