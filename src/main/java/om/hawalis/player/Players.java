package om.hawalis.player;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Set;
import om.hawalis.platform.Name;
import om.hawalis.platform.Page;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;

/** Reads the players' register. */
@Query
public class Players {
    private final PlayerRepository players;
    private final MergeRepository merges;

    @Inject
    public Players(PlayerRepository players, MergeRepository merges) {
        this.players = players;
        this.merges = merges;
    }

    /** As they are known now: who was registered twice and merged is shown as the one who was kept. */
    @PermitAll
    public PlayerSheet sheet(PlayerId id) {
        return own(merges.current(id));
    }

    private PlayerSheet own(PlayerId id) {
        return players.find(id).map(Player::sheet).orElseThrow(() -> Refusal.unknown("player"));
    }

    /** Everyone in the register who is this person; who is known now, first. */
    @PermitAll
    public Set<PlayerId> identities(PlayerId id) {
        return merges.identities(id);
    }

    /** Who was merged into somebody, the latest first. */
    @PermitAll
    public List<MergeSheet> merges(PlayerId id) {
        return merges.mergedInto(id).stream()
                .map(merge -> new MergeSheet(merge.id(), own(merge.duplicate()), merge.mergedAt()))
                .toList();
    }

    /** Others of the register who may be this person, the likeliest first. */
    @PermitAll
    public List<PlayerSheet> alike(PlayerId id) {
        var sheet = sheet(id);
        return players.alike(Map.of(1, sheet.name())).getOrDefault(1, List.of()).stream()
                .filter(other -> !other.id().equals(sheet.id()))
                .toList();
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
