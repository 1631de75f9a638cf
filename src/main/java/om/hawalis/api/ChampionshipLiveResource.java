package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import om.hawalis.publishing.LiveTopic;
import org.jspecify.annotations.Nullable;

/** What changes in a championship, as it changes; {@code moves=false} leaves the moves of its games out. */
@Path("championships/{id}/live")
@Endpoint
public class ChampionshipLiveResource {
    private final ChampionshipFinder championships;
    private final LiveStreams streams;

    @Inject
    public ChampionshipLiveResource(ChampionshipFinder championships, LiveStreams streams) {
        this.championships = championships;
        this.streams = streams;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public void follow(
            @PathParam("id") String id,
            @HeaderParam("Last-Event-ID") @Nullable String lastEventId,
            @QueryParam("after") @Nullable String after,
            @QueryParam("moves") @DefaultValue("true") boolean moves,
            @Suspended AsyncResponse neverResumed,
            @Context HttpServletRequest request)
            throws IOException {
        var championship = championships.sheet(id).id();
        var topic = moves ? new LiveTopic.Championship(championship) : new LiveTopic.Tables(championship);
        streams.open(topic, new LiveStreams.Standing(lastEventId, after), request.getAsyncContext());
    }
}
