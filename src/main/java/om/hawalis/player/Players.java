package om.hawalis.player;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import om.hawalis.platform.Page;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;

/** Reads the players' register. */
@Query
public class Players {
    private final PlayerRepository players;

    @Inject
    public Players(PlayerRepository players) {
        this.players = players;
    }

    @PermitAll
    public PlayerSheet sheet(PlayerId id) {
        return players.find(id).map(Player::sheet).orElseThrow(() -> Refusal.unknown("player"));
    }

    @PermitAll
    public Page<PlayerSheet> search(String query, Page.Request page) {
        return players.search(query, page).map(Player::sheet);
    }
}
