package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import om.hawalis.verification.CallArbiter;
import om.hawalis.verification.CallId;

/** A call for an arbiter. */
@Path("calls/{id}")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class CallResource {
    private final CallArbiter callArbiter;

    @Inject
    public CallResource(CallArbiter callArbiter) {
        this.callArbiter = callArbiter;
    }

    /** An arbiter comes. */
    @POST
    @Path("answer")
    @OncePerKey
    public Response answer(@PathParam("id") String id) {
        return Response.ok(CallJson.of(callArbiter.answer(Ids.require(id, CallId::new))))
                .build();
    }
}
