package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import om.hawalis.platform.Refusal;
import om.hawalis.verification.AnswerResult;
import om.hawalis.verification.DecideDispute;
import om.hawalis.verification.DisputeId;
import om.hawalis.verification.Ruling;
import org.jspecify.annotations.Nullable;

/** A dispute: what is said in it, and its decision. */
@Path("disputes/{id}")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class DisputeResource {
    private final AnswerResult answerResult;
    private final DecideDispute decideDispute;

    @Inject
    public DisputeResource(AnswerResult answerResult, DecideDispute decideDispute) {
        this.answerResult = answerResult;
        this.decideDispute = decideDispute;
    }

    /** What is said. */
    public record RemarkBody(@Nullable String words) {}

    /** {@code STANDS} or {@code OVERTURNED}, and why. */
    public record DecisionBody(
            @Nullable String ruling, @Nullable String reason) {}

    @POST
    @Path("remarks")
    @OncePerKey
    public Response remark(@PathParam("id") String id, RemarkBody body) {
        var words = Bodies.required("words", body.words());
        return ok(DisputeJson.of(answerResult.remark(dispute(id), words)));
    }

    @POST
    @Path("decision")
    @OncePerKey
    public Response decide(@PathParam("id") String id, DecisionBody body) {
        var wanted = Bodies.required("ruling", body.ruling());
        var ruling = Arrays.stream(Ruling.values())
                .filter(one -> one.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> Refusal.malformed("member", "ruling"));
        return ok(DisputeJson.of(decideDispute.decide(dispute(id), ruling, Bodies.required("reason", body.reason()))));
    }

    private static DisputeId dispute(String id) {
        return Ids.require(id, DisputeId::new);
    }

    private static Response ok(DisputeJson body) {
        return Response.ok(body).build();
    }
}
