package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import om.hawalis.verification.EvidenceId;
import om.hawalis.verification.Evidences;

/** A photograph of a score sheet. */
@Path("evidence/{id}")
@Endpoint
public class EvidenceResource {
    private final Evidences evidences;

    @Inject
    public EvidenceResource(Evidences evidences) {
        this.evidences = evidences;
    }

    @GET
    @Produces("image/jpeg")
    public Response picture(@PathParam("id") String id) {
        return Response.ok(evidences.picture(Ids.require(id, EvidenceId::new)))
                .header("Cache-Control", "no-store")
                .header("Content-Disposition", "inline; filename=\"score-sheet.jpg\"")
                .build();
    }
}
