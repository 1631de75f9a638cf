package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import om.hawalis.game.GameId;
import om.hawalis.verification.Disputes;

/** Disputes about a game's results: for the two who play it, and for officials. */
@Path("games/{id}/disputes")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
public class GameDisputeResource {
    private final Disputes disputes;

    @Inject
    public GameDisputeResource(Disputes disputes) {
        this.disputes = disputes;
    }

    /** Oldest first. */
    @GET
    public List<DisputeJson> list(@PathParam("id") String id) {
        return disputes.of(Ids.require(id, GameId::new)).stream()
                .map(DisputeJson::of)
                .toList();
    }
}
