package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import om.hawalis.championship.Boards;
import om.hawalis.championship.PairRound;

/** The rounds of a championship: before the release for its officials alone. */
@Path("championships/{id}/rounds")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
public class RoundsResource {
    private final Boards boards;
    private final PairRound pairRound;
    private final ChampionshipAddress address;

    @Inject
    public RoundsResource(Boards boards, PairRound pairRound, ChampionshipAddress address) {
        this.boards = boards;
        this.pairRound = pairRound;
        this.address = address;
    }

    @GET
    public List<RoundJson> list(@PathParam("id") String id) {
        return boards.rounds(address.id(id)).stream().map(RoundJson::of).toList();
    }

    @GET
    @Path("{number: [0-9]{1,4}}")
    public RoundJson get(@PathParam("id") String id, @PathParam("number") int number) {
        return RoundJson.of(boards.round(address.id(id), number));
    }

    /** Drafts the next round. */
    @POST
    @OncePerKey
    public Response propose(@PathParam("id") String id) {
        var draft = pairRound.propose(address.id(id));
        return Response.status(201).entity(RoundJson.of(draft)).build();
    }
}
