package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import om.hawalis.game.IssueLinks;
import om.hawalis.game.LinkId;

/** One link that was handed out. */
@Path("links/{id}")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class LinkResource {
    private final IssueLinks issueLinks;

    @Inject
    public LinkResource(IssueLinks issueLinks) {
        this.issueLinks = issueLinks;
    }

    /** Which link opens nothing any more. */
    public record RevokedJson(String revoked) {}

    @POST
    @Path("revoke")
    @OncePerKey
    public Response revoke(@PathParam("id") String id) {
        issueLinks.revoke(Ids.require(id, LinkId::new));
        return Response.ok(new RevokedJson(id)).build();
    }
}
