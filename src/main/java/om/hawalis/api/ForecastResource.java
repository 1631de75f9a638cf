package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import om.hawalis.championship.ForeseeChampionship;

/** What a championship would mean in rounds, games and hours; nothing is kept. */
@Path("forecasts")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ForecastResource {
    private final ForeseeChampionship future;

    @Inject
    public ForecastResource(ForeseeChampionship future) {
        this.future = future;
    }

    @POST
    @OncePerKey
    public Response foresee(ForecastBody body) {
        var usual = body.usual();
        var forecast = future.foresee(
                body.stagesOr(usual),
                body.encounterOr(usual),
                body.entrantsOr(usual),
                body.daysOr(usual),
                body.paceOr(usual.pace()));
        return Response.ok(ForecastJson.of(forecast)).build();
    }
}
