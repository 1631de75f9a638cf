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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.Boards;
import om.hawalis.championship.PairRound;
import om.hawalis.championship.RoundId;
import org.jspecify.annotations.Nullable;

/** The steps of one round. */
@Path("rounds/{id}")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class RoundResource {
    private final Boards boards;
    private final PairRound pairRound;

    @Inject
    public RoundResource(Boards boards, PairRound pairRound) {
        this.boards = boards;
        this.pairRound = pairRound;
    }

    /** The version that was looked at. */
    public record VersionBody(@Nullable Integer version) {}

    /** The version that was looked at, and the keys of the warnings that were read. */
    public record ConfirmBody(
            @Nullable Integer version, @Nullable List<String> accepted) {}

    /**
     * The version that was looked at, and the boards known to be unsettled: the second step names those that the first
     * answer named.
     */
    public record ReleaseBody(
            @Nullable Integer version, @Nullable List<String> unsettled) {}

    /** The boards known to be unsettled: the second step names those that the first answer named. */
    public record CloseBody(@Nullable List<String> unsettled) {}

    @GET
    public RoundJson get(@PathParam("id") String id) {
        return RoundJson.of(boards.round(round(id)));
    }

    @POST
    @Path("confirm")
    @OncePerKey
    public Response confirm(@PathParam("id") String id, ConfirmBody body) {
        var accepted = Set.copyOf(Optional.ofNullable(body.accepted()).orElse(List.of()));
        return ok(RoundJson.of(pairRound.confirm(round(id), Bodies.version(body.version()), accepted)));
    }

    /** One step back: a confirmed round is a draft again, a draft is gone. */
    @POST
    @Path("undo")
    @OncePerKey
    public Response undo(@PathParam("id") String id, VersionBody body) {
        pairRound.undo(round(id), Bodies.version(body.version()));
        return ok(new UndoneJson(id));
    }

    /** Which round was taken one step back. */
    public record UndoneJson(String undone) {}

    @POST
    @Path("release")
    @OncePerKey
    public Response release(@PathParam("id") String id, ReleaseBody body) {
        var version = Bodies.version(body.version());
        return ok(RoundJson.of(pairRound.release(round(id), version, boardIds(body.unsettled()))));
    }

    @POST
    @Path("close")
    @OncePerKey
    public Response close(@PathParam("id") String id, CloseBody body) {
        return ok(RoundJson.of(pairRound.close(round(id), boardIds(body.unsettled()))));
    }

    private static Set<BoardId> boardIds(@Nullable List<String> unsettled) {
        return Optional.ofNullable(unsettled).orElse(List.of()).stream()
                .map(id -> Ids.member("unsettled", id, BoardId::new))
                .collect(Collectors.toSet());
    }

    private static RoundId round(String id) {
        return Ids.require(id, RoundId::new);
    }

    private static Response ok(Object body) {
        return Response.ok(body).build();
    }
}
