package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import om.hawalis.analysis.AnalyseGame;
import om.hawalis.game.GameId;
import om.hawalis.game.Games;

/** A finished game looked at again. */
@Path("games/{id}/analysis")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
public class AnalysisResource {
    private final Games games;
    private final AnalyseGame analyseGame;

    @Inject
    public AnalysisResource(Games games, AnalyseGame analyseGame) {
        this.games = games;
        this.analyseGame = analyseGame;
    }

    /** The game is read first, in a transaction of its own: none is held while others think. */
    @GET
    public AnalysisJson get(@PathParam("id") String id) {
        return AnalysisJson.of(analyseGame.of(games.sheet(Ids.require(id, GameId::new))));
    }
}
