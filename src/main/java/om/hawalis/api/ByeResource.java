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
import om.hawalis.championship.ByeRequestSheet;
import om.hawalis.championship.EntrantWishes;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.RequestBye;
import om.hawalis.contest.ByeKind;
import org.jspecify.annotations.Nullable;

/** Byes asked for beforehand. */
@Path("championships/{id}/byes")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ByeResource {
    private final EntrantWishes wishes;
    private final RequestBye requestBye;
    private final ChampionshipAddress address;

    @Inject
    public ByeResource(EntrantWishes wishes, RequestBye requestBye, ChampionshipAddress address) {
        this.wishes = wishes;
        this.requestBye = requestBye;
        this.address = address;
    }

    /** A bye asked for. @param kind HALF_POINT, ZERO_POINT or FULL_POINT; not needed to take it back */
    public record ByeBody(
            @Nullable String entry,
            @Nullable Integer round,
            @Nullable String kind) {}

    /** A bye that stands. */
    public record ByeJson(String entry, int round, String kind) {
        static ByeJson of(ByeRequestSheet request) {
            return new ByeJson(
                    request.entry().toString(), request.round(), request.kind().name());
        }
    }

    @GET
    public List<ByeJson> list(@PathParam("id") String id) {
        return wishes.byes(address.id(id)).stream().map(ByeJson::of).toList();
    }

    @POST
    @OncePerKey
    public Response request(@PathParam("id") String id, ByeBody body) {
        var kind = Bodies.choice("kind", ByeKind.class, body.kind());
        requestBye.request(entry(body), Bodies.required("round", body.round()), kind);
        return Response.status(201).entity(list(id)).build();
    }

    @POST
    @Path("take-back")
    @OncePerKey
    public Response takeBack(@PathParam("id") String id, ByeBody body) {
        requestBye.takeBack(entry(body), Bodies.required("round", body.round()));
        return Response.ok(list(id)).build();
    }

    private static EntryId entry(ByeBody body) {
        return Ids.member("entry", Bodies.required("entry", body.entry()), EntryId::new);
    }
}
