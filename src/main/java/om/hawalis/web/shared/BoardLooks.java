package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.club.BoardLook;
import om.hawalis.club.Clubs;

/** What boards look like, as {@code #{looks}}: the club that holds a championship chooses. */
@Named("looks")
@RequestScoped
public class BoardLooks {
    @Inject
    private Championships championships;

    @Inject
    private Clubs clubs;

    public BoardLook of(ChampionshipId championship) {
        return clubs.sheet(championships.sheet(championship).club()).look();
    }

    /** All there are. */
    public BoardLook[] getAll() {
        return BoardLook.values();
    }
}
