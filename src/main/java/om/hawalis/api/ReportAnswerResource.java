package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import om.hawalis.verification.AnswerResult;
import om.hawalis.verification.ReportId;
import org.jspecify.annotations.Nullable;

/** What one of the two who play says of a reported result. */
@Path("reports/{id}/answers")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ReportAnswerResource {
    private final AnswerResult answerResult;

    @Inject
    public ReportAnswerResource(AnswerResult answerResult) {
        this.answerResult = answerResult;
    }

    /** Whether it is right; why not, where it is not. */
    public record AnswerBody(
            @Nullable Integer version,
            @Nullable Boolean agrees,
            @Nullable String words) {}

    /** That the player has agreed. */
    public record AgreedJson(String agreed) {}

    @POST
    @OncePerKey
    public Response answer(@PathParam("id") String id, AnswerBody body) {
        var report = Ids.require(id, ReportId::new);
        var version = Bodies.version(body.version());
        if (!Bodies.required("agrees", body.agrees())) {
            var words = Bodies.required("words", body.words());
            return Response.ok(DisputeJson.of(answerResult.dispute(report, version, words)))
                    .build();
        }
        answerResult.agree(report, version);
        return Response.ok(new AgreedJson(id)).build();
    }
}
