package om.hawalis.web.register;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Objects;
import java.util.UUID;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.player.RegisterPlayer;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/players/{id}}: one player of the register. */
@Named("playerView")
@RequestScoped
public class PlayerView {
    @Inject
    private Players players;

    @Inject
    private Clubs clubs;

    @Inject
    private RegisterPlayer registerPlayer;

    @Inject
    private Way way;

    @Inject
    private Clock clock;

    @Inject
    @Param(name = "id")
    private String id;

    private final PlayerFields fields = new PlayerFields();
    private @Nullable PlayerSheet player;
    private int version;

    public void load() {
        player = players.sheet(playerId());
        version = player.version();
        fields.show(player);
    }

    private PlayerId playerId() {
        try {
            return new PlayerId(UUID.fromString(id));
        } catch (IllegalArgumentException notAnId) {
            throw Refusal.unknown("player");
        }
    }

    public void save() {
        registerPlayer.correct(playerId(), version, fields.form());
        way.to("/manage/players/" + id, "register.saved");
    }

    /** Also where a form comes back with an error, before anything was loaded. */
    public PlayerSheet getPlayer() {
        if (player == null) load();
        return Objects.requireNonNull(player);
    }

    public @Nullable ClubSheet getClub() {
        return clubs.of(playerId(), LocalDate.now(clock)).orElse(null);
    }

    public PlayerFields getFields() {
        return fields;
    }

    public int getVersion() {
        return version;
    }

    public void setVersion(int version) {
        this.version = version;
    }
}
