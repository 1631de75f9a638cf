package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.game.DeclaredResult;
import om.hawalis.game.GameId;
import om.hawalis.verification.Declaration;
import om.hawalis.verification.ReportId;
import om.hawalis.verification.ReportResult;
import om.hawalis.verification.Reports;
import om.hawalis.verification.StaleReport;
import org.jspecify.annotations.Nullable;

/** What was reported of a game, and reporting. */
@Path("games/{id}/reports")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class GameReportResource {
    private final ReportResult reportResult;
    private final Reports reports;

    @Inject
    public GameReportResource(ReportResult reportResult, Reports reports) {
        this.reportResult = reportResult;
        this.reports = reports;
    }

    /**
     * How a game ended. With {@code corrects}, the id of an official report, its {@code version} and a {@code reason}, a correction
     * of that one.
     */
    public record ReportBody(
            @Nullable String result,
            @Nullable String ending,
            @Nullable String corrects,
            @Nullable Integer version,
            @Nullable String reason) {
        DeclaredResult declared() {
            return DeclaredResult.read(
                    Bodies.required("result", result),
                    Optional.ofNullable(ending).orElse(""));
        }
    }

    @GET
    public List<ReportJson> list(@PathParam("id") String id) {
        return reports.history(game(id)).stream().map(ReportJson::of).toList();
    }

    /** 201 with the report that stands; 409 with both where another result does, and both are kept. */
    @POST
    @OncePerKey
    public Response report(@PathParam("id") String id, ReportBody body, @Context HttpHeaders headers) {
        return switch (declare(game(id), body)) {
            case Declaration.Stands(var report) ->
                Response.status(201).entity(ReportJson.of(report)).build();
            case Declaration.Disputes(var report, var standing) ->
                Problem.of(
                        409,
                        "report.disputed",
                        new Object[] {report.result().text(), standing.result().text()},
                        Map.of("report", ReportJson.of(report), "current", ReportJson.of(standing)),
                        headers);
        };
    }

    private Declaration declare(GameId id, ReportBody body) {
        try {
            return body.corrects() == null ? reportResult.declare(id, body.declared()) : correct(body);
        } catch (StaleReport stale) {
            throw new Conflict(stale, Map.of("current", ReportJson.of(stale.current())));
        }
    }

    private Declaration correct(ReportBody body) {
        return reportResult.correct(
                Ids.member("corrects", body.corrects(), ReportId::new),
                Bodies.version(body.version()),
                body.declared(),
                Bodies.required("reason", body.reason()));
    }

    private static GameId game(String id) {
        return Ids.require(id, GameId::new);
    }
}
