package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Objects;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Championships;
import om.hawalis.platform.Page;
import om.hawalis.web.shared.Pager;
import org.jspecify.annotations.Nullable;

/** {@code /championships}: all that the public sees, the latest first. */
@Named("championshipsView")
@RequestScoped
public class ChampionshipsView {
    @Inject
    private Championships championships;

    @Inject
    private Pager pager;

    private @Nullable Page<ChampionshipSheet> page;

    public void load() {
        page = championships.search(pager.getQuery(), pager.request());
    }

    public Page<ChampionshipSheet> getPage() {
        if (page == null) load();
        return Objects.requireNonNull(page);
    }
}
