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
import om.hawalis.game.ClockReading;
import om.hawalis.game.Clocks;
import om.hawalis.game.GameId;
import om.hawalis.game.RunClock;

/** A game's clock. */
@Path("games/{id}/clock")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ClockResource {
    private final Clocks clocks;
    private final RunClock runClock;

    @Inject
    public ClockResource(Clocks clocks, RunClock runClock) {
        this.clocks = clocks;
        this.runClock = runClock;
    }

    @GET
    public ClockJson get(@PathParam("id") String id) {
        return ClockJson.of(clocks.of(game(id)));
    }

    /** Before the first ply, which starts it by itself otherwise. */
    @POST
    @Path("start")
    @OncePerKey
    public Response start(@PathParam("id") String id) {
        return ok(runClock.start(game(id)));
    }

    @POST
    @Path("stop")
    @OncePerKey
    public Response stop(@PathParam("id") String id) {
        return ok(runClock.stop(game(id)));
    }

    /** After a stop. */
    @POST
    @Path("go-on")
    @OncePerKey
    public Response goOn(@PathParam("id") String id) {
        return ok(runClock.goOn(game(id)));
    }

    /** Somebody's time is over: an arbiter is called and rules. */
    @POST
    @Path("flag")
    @OncePerKey
    public Response flag(@PathParam("id") String id) {
        return ok(runClock.reportFlag(game(id)));
    }

    private static GameId game(String id) {
        return Ids.require(id, GameId::new);
    }

    private static Response ok(ClockReading reading) {
        return Response.ok(ClockJson.of(reading)).build();
    }
}
