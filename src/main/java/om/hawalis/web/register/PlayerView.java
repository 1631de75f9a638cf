package om.hawalis.web.register;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.club.MembershipSheet;
import om.hawalis.platform.Page;
import om.hawalis.platform.Refusal;
import om.hawalis.player.MergeId;
import om.hawalis.player.MergePlayers;
import om.hawalis.player.MergeSheet;
import om.hawalis.player.PlayerId;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.player.RegisterPlayer;
import om.hawalis.web.shared.Pager;
import om.hawalis.web.shared.PlayerFields;
import om.hawalis.web.shared.Way;
import org.jspecify.annotations.Nullable;
import org.omnifaces.cdi.Param;

/** {@code /manage/players/{id}}: one player of the register. */
@Named("playerView")
@RequestScoped
public class PlayerView {
    private static final int FEW = 10;

    @Inject
    private Players players;

    @Inject
    private Clubs clubs;

    @Inject
    private RegisterPlayer registerPlayer;

    @Inject
    private MergePlayers mergePlayers;

    @Inject
    private Pager pager;

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

    /** Whom a search finds; before one, those whose names are close. */
    public List<PlayerSheet> getOthers() {
        if (pager.getQuery().isBlank()) return players.alike(playerId());
        return players.search(pager.getQuery(), new Page.Request(1, FEW)).rows().stream()
                .filter(other -> !other.id().equals(getPlayer().id()))
                .toList();
    }

    /** In which clubs they were and are, the latest first. */
    public List<MembershipSheet> getMemberships() {
        return clubs.history(playerId());
    }

    public List<MergeSheet> getMerges() {
        return players.merges(playerId());
    }

    public void undo(UUID merge) {
        mergePlayers.undo(new MergeId(merge));
        way.to("/manage/players/" + id, "register.merge.undone");
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
