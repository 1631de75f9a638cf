package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.Boards;
import om.hawalis.championship.Delay;
import om.hawalis.championship.DelayBoard;
import org.jspecify.annotations.Nullable;

/** Puts boards off. */
@Path("boards/{id}")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class BoardResource {
    private final Boards boards;
    private final DelayBoard delayBoard;

    @Inject
    public BoardResource(Boards boards, DelayBoard delayBoard) {
        this.boards = boards;
        this.delayBoard = delayBoard;
    }

    /** @param kind POSTPONED or ADJOURNED */
    public record DelayBody(@Nullable String kind, @Nullable String reason) {}

    @POST
    @Path("delay")
    @OncePerKey
    public Response delay(@PathParam("id") String id, DelayBody body) {
        var kind = Bodies.choice("kind", Delay.class, body.kind());
        delayBoard.delay(board(id), kind, Bodies.required("reason", body.reason()));
        return round(id);
    }

    @POST
    @Path("take-up")
    @OncePerKey
    public Response takeUp(@PathParam("id") String id) {
        delayBoard.takeUp(board(id));
        return round(id);
    }

    private Response round(String id) {
        return Response.ok(RoundJson.of(boards.round(boards.board(board(id)).round())))
                .build();
    }

    private static BoardId board(String id) {
        return Ids.require(id, BoardId::new);
    }
}
