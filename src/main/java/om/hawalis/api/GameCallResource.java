package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import om.hawalis.game.GameId;
import om.hawalis.verification.CallArbiter;
import om.hawalis.verification.Calls;
import org.jspecify.annotations.Nullable;

/** Calls for an arbiter from one board. */
@Path("games/{id}/calls")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class GameCallResource {
    private final CallArbiter callArbiter;
    private final Calls calls;

    @Inject
    public GameCallResource(CallArbiter callArbiter, Calls calls) {
        this.callArbiter = callArbiter;
        this.calls = calls;
    }

    /** What it is about; may be left out. */
    public record CallBody(@Nullable String note) {}

    /** The latest; none before the first. */
    @GET
    public List<CallJson> latest(@PathParam("id") String id) {
        return calls.latest(game(id)).map(CallJson::of).stream().toList();
    }

    /** Once is enough: while nobody has answered, the same call comes back. */
    @POST
    @OncePerKey
    public Response call(@PathParam("id") String id, CallBody body) {
        var note = Optional.ofNullable(body.note()).orElse("");
        return Response.ok(CallJson.of(callArbiter.call(game(id), note))).build();
    }

    private static GameId game(String id) {
        return Ids.require(id, GameId::new);
    }
}
