package om.hawalis.web.player;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Objects;
import om.hawalis.platform.Page;
import om.hawalis.player.PlayerSheet;
import om.hawalis.player.Players;
import om.hawalis.web.shared.Pager;
import org.jspecify.annotations.Nullable;

/** {@code /players}: the register, to be searched. */
@Named("publicPlayersView")
@RequestScoped
public class PublicPlayersView {
    @Inject
    private Players players;

    @Inject
    private Pager pager;

    private @Nullable Page<PlayerSheet> page;

    public void load() {
        page = players.search(pager.getQuery(), pager.request());
    }

    public Page<PlayerSheet> getPage() {
        if (page == null) load();
        return Objects.requireNonNull(page);
    }
}
