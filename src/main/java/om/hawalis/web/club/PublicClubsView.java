package om.hawalis.web.club;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Objects;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Page;
import om.hawalis.web.shared.Pager;
import org.jspecify.annotations.Nullable;

/** {@code /clubs}: all clubs, to be searched. */
@Named("publicClubsView")
@RequestScoped
public class PublicClubsView {
    @Inject
    private Clubs clubs;

    @Inject
    private Pager pager;

    private @Nullable Page<ClubSheet> page;

    public void load() {
        page = clubs.search(pager.getQuery(), pager.request());
    }

    public Page<ClubSheet> getPage() {
        if (page == null) load();
        return Objects.requireNonNull(page);
    }
}
