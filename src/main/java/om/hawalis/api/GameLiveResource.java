package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
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
import om.hawalis.game.GameId;
import om.hawalis.game.Games;
import om.hawalis.publishing.LiveTopic;
import org.jspecify.annotations.Nullable;

/** What changes in a game, as it changes. */
@Path("games/{id}/live")
@Endpoint
public class GameLiveResource {
    private final Games games;
    private final LiveStreams streams;

    @Inject
    public GameLiveResource(Games games, LiveStreams streams) {
        this.games = games;
        this.streams = streams;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public void follow(
            @PathParam("id") String id,
            @HeaderParam("Last-Event-ID") @Nullable String lastEventId,
            @QueryParam("after") @Nullable String after,
            @Suspended AsyncResponse neverResumed,
            @Context HttpServletRequest request)
            throws IOException {
        var topic = new LiveTopic.Game(games.sheet(Ids.require(id, GameId::new)).id());
        streams.open(topic, new LiveStreams.Standing(lastEventId, after), request.getAsyncContext());
    }
}
