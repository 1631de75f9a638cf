package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Objects;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.platform.Page;
import om.hawalis.verification.Reports;
import om.hawalis.web.shared.GameStanding;
import om.hawalis.web.shared.PageLanguage;
import om.hawalis.web.shared.Pager;
import org.jspecify.annotations.Nullable;

/** {@code /championships/{slug}/games}: every game of it, round by round. */
@Named("gamesView")
@RequestScoped
public class GamesView {
    @Inject
    private ShownChampionship shown;

    @Inject
    private Games games;

    @Inject
    private Reports reports;

    @Inject
    private Pager pager;

    @Inject
    private BoardLines boardLines;

    @Inject
    private PageLanguage language;

    private @Nullable Page<Line> page;

    /** A game in the list. */
    public record Line(
            int round,
            int board,
            BoardLines.Seat south,
            BoardLines.Seat north,
            int plies,
            String href,
            GameStanding standing) {}

    public void load() {
        shown.load();
        var found = games.ofChampionship(shown.id(), pager.request());
        var papers = reports.of(found.rows().stream().map(GameSheet::id).toList());
        page = found.map(game -> line(game, GameStanding.of(game, papers.get(game.id()))));
    }

    private Line line(GameSheet game, GameStanding standing) {
        return new Line(
                game.board().roundNumber(),
                game.board().number(),
                boardLines.seat(game.south()),
                boardLines.seat(game.north()),
                game.ply(),
                language.getBase() + "/games/" + game.id(),
                standing);
    }

    public Page<Line> getPage() {
        if (page == null) load();
        return Objects.requireNonNull(page);
    }
}
