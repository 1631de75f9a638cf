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
import java.util.Map;
import java.util.function.Supplier;
import om.hawalis.verification.ReportId;
import om.hawalis.verification.ReportSheet;
import om.hawalis.verification.Reports;
import om.hawalis.verification.StaleReport;
import om.hawalis.verification.VerifyResult;
import org.jspecify.annotations.Nullable;

/** A second person's word on reported results. */
@Path("reports/{id}")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ReportResource {
    private final VerifyResult verifyResult;
    private final Reports reports;

    @Inject
    public ReportResource(VerifyResult verifyResult, Reports reports) {
        this.verifyResult = verifyResult;
        this.reports = reports;
    }

    /** Which version of the report was looked at. */
    public record ConfirmBody(@Nullable Integer version) {}

    /** The same, and why it is given back. */
    public record ReturnBody(
            @Nullable Integer version, @Nullable String reason) {}

    @GET
    public ReportJson get(@PathParam("id") String id) {
        return ReportJson.of(reports.sheet(report(id)));
    }

    @POST
    @Path("confirm")
    @OncePerKey
    public Response confirm(@PathParam("id") String id, ConfirmBody body) {
        var version = Bodies.version(body.version());
        return answer(() -> verifyResult.confirm(report(id), version));
    }

    @POST
    @Path("return")
    @OncePerKey
    public Response giveBack(@PathParam("id") String id, ReturnBody body) {
        var version = Bodies.version(body.version());
        var reason = Bodies.required("reason", body.reason());
        return answer(() -> verifyResult.giveBack(report(id), version, reason));
    }

    private static Response answer(Supplier<ReportSheet> call) {
        try {
            return Response.ok(ReportJson.of(call.get())).build();
        } catch (StaleReport stale) {
            throw new Conflict(stale, Map.of("current", ReportJson.of(stale.current())));
        }
    }

    private static ReportId report(String id) {
        return Ids.require(id, ReportId::new);
    }
}
