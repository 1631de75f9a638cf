package om.hawalis.web.register;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.platform.Page;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.player.RegisterPlayer;
import om.hawalis.web.shared.Pager;
import om.hawalis.web.shared.PlayerFields;
import om.hawalis.web.shared.Way;

/** {@code /manage/players}: find a player, or register a new one. */
@Named("playersView")
@RequestScoped
public class PlayersView {
    @Inject
    private Players players;

    @Inject
    private RegisterPlayer registerPlayer;

    @Inject
    private Pager pager;

    @Inject
    private Way way;

    private final PlayerFields fields = new PlayerFields();

    public Page<PlayerSheet> getPage() {
        return players.search(pager.getQuery(), pager.request());
    }

    public void register() {
        var id = registerPlayer.register(fields.form());
        way.to("/manage/players/" + id, "register.player.registered");
    }

    public PlayerFields getFields() {
        return fields;
    }
}
