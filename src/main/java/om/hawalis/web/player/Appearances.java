package om.hawalis.web.player;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Participation;
import om.hawalis.championship.Scoreboard;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.platform.Page;
import om.hawalis.standings.Fraction;
import om.hawalis.verification.Reports;
import om.hawalis.web.shared.GameStanding;
import om.hawalis.web.shared.PageLanguage;

/** Puts together how a player did in a championship. */
@Dependent
class Appearances {
    private final Scoreboard scoreboard;
    private final Games games;
    private final Reports reports;
    private final PageLanguage language;

    @Inject
    Appearances(Scoreboard scoreboard, Games games, Reports reports, PageLanguage language) {
        this.scoreboard = scoreboard;
        this.games = games;
        this.reports = reports;
        this.language = language;
    }

    Appearance of(Participation part) {
        var standings = scoreboard.standings(part.championship().id());
        var number = part.entrant().number();
        var row = standings.standings().row(number);
        return new Appearance(
                part.championship(),
                row.rank(),
                standings.entrants().size(),
                Math.toIntExact(row.points().times(Fraction.of(2)).rounded()),
                standings.played(number),
                games(part));
    }

    private List<Appearance.GameLine> games(Participation part) {
        var own = part.entrant().id();
        var played = all(part.championship().id()).stream()
                .filter(game ->
                        game.south().id().equals(own) || game.north().id().equals(own))
                .toList();
        var papers = reports.of(played.stream().map(GameSheet::id).toList());
        return played.stream()
                .map(game -> line(game, own, GameStanding.of(game, papers.get(game.id()))))
                .toList();
    }

    private List<GameSheet> all(ChampionshipId championship) {
        var all = new ArrayList<GameSheet>();
        var page = games.ofChampionship(championship, new Page.Request(1, Page.LARGEST));
        all.addAll(page.rows());
        while (page.hasNext()) {
            page = games.ofChampionship(
                    championship, new Page.Request(page.request().number() + 1, Page.LARGEST));
            all.addAll(page.rows());
        }
        return all;
    }

    private Appearance.GameLine line(GameSheet game, EntryId own, GameStanding standing) {
        var south = game.south().id().equals(own);
        var opponent = south ? game.north() : game.south();
        return new Appearance.GameLine(
                game.board().roundNumber(),
                south ? "S" : "N",
                taken(standing.code(), south),
                opponent.name().in(language.getCode()),
                language.getBase() + "/players/" + opponent.player(),
                language.getBase() + "/games/" + game.id(),
                standing);
    }

    private static String taken(String code, boolean south) {
        return switch (code) {
            case "1-0", "+--" -> south ? "won" : "lost";
            case "0-1", "--+" -> south ? "lost" : "won";
            case "1/2-1/2" -> "drawn";
            case "---" -> "lost";
            default -> "";
        };
    }
}
