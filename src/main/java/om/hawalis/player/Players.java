package om.hawalis.player;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import om.hawalis.platform.Name;
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

    /**
     * People of the register whose name resembles one asked for, in either script: the likeliest first, a few of them.
     *
     * @param names by a number of the caller's
     */
    @PermitAll
    public Map<Integer, List<PlayerSheet>> alike(Map<Integer, Name> names) {
        return players.alike(names);
    }
}
