package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.verification.Reports;
import org.jspecify.annotations.Nullable;

/** All games of a championship, by round and board. */
@Endpoint
@Path("championships/{id}/games")
@Produces(MediaType.APPLICATION_JSON)
public class ChampionshipGamesResource {
    private final Games games;
    private final Reports reports;
    private final ChampionshipAddress address;

    @Inject
    public ChampionshipGamesResource(Games games, Reports reports, ChampionshipAddress address) {
        this.games = games;
        this.reports = reports;
        this.address = address;
    }

    /** A game in a list; {@code /games/{id}} has the whole. */
    public record GameLineJson(
            String id,
            int round,
            int board,
            int number,
            EntrantJson south,
            EntrantJson north,
            String state,
            int ply,
            String result,
            @Nullable String basis) {
        static GameLineJson of(GameSheet game, GameJson whole) {
            return new GameLineJson(
                    whole.id(),
                    game.board().roundNumber(),
                    game.board().number(),
                    game.number(),
                    EntrantJson.of(game.south()),
                    EntrantJson.of(game.north()),
                    whole.state(),
                    whole.ply(),
                    whole.result(),
                    whole.basis());
        }
    }

    @GET
    public Paging.ListJson<GameLineJson> list(@PathParam("id") String id, @BeanParam Paging paging) {
        var page = games.ofChampionship(address.id(id), paging.request());
        var papers = reports.of(page.rows().stream().map(GameSheet::id).<GameId>toList());
        return Paging.json(page, game -> GameLineJson.of(game, GameJson.of(game, papers.get(game.id()))));
    }
}
