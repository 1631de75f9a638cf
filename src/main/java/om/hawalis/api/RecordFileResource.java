package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import om.hawalis.game.GameId;
import om.hawalis.game.Games;

/** The record of a game as a file to keep. */
@Path("games/{id}/record.txt")
@Endpoint
@Produces("text/plain;charset=UTF-8")
public class RecordFileResource {
    private final Games games;

    @Inject
    public RecordFileResource(Games games) {
        this.games = games;
    }

    @GET
    public Response get(@PathParam("id") String id) {
        var game = games.sheet(Ids.require(id, GameId::new));
        return Response.ok(game.notation().getBytes(StandardCharsets.UTF_8))
                .header("Content-Disposition", "attachment; filename=\"hawalis-" + game.id() + ".txt\"")
                .header("Cache-Control", "no-cache")
                .build();
    }
}
