package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.EntrantWishes;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.ForbiddenPairForm;
import om.hawalis.championship.ForbiddenPairSheet;
import om.hawalis.championship.KeepApart;
import om.hawalis.contest.ForbiddenGroup.Strictness;
import org.jspecify.annotations.Nullable;

/** Who is kept apart. */
@Path("championships/{id}/kept-apart")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class KeptApartResource {
    private final EntrantWishes wishes;
    private final KeepApart keepApart;
    private final ChampionshipAddress address;

    @Inject
    public KeptApartResource(EntrantWishes wishes, KeepApart keepApart, ChampionshipAddress address) {
        this.wishes = wishes;
        this.keepApart = keepApart;
        this.address = address;
    }

    /** Two entries. @param strictness ABSOLUTE or WEAK @param lastRound left out for every round */
    public record ApartBody(
            @Nullable String one,
            @Nullable String other,
            @Nullable String strictness,
            @Nullable Integer lastRound,
            @Nullable String reason) {}

    /** Two who are kept apart. */
    public record ApartJson(
            String id,
            String one,
            String other,
            String strictness,
            @Nullable Integer lastRound,
            String reason) {
        static ApartJson of(ForbiddenPairSheet pair) {
            return new ApartJson(
                    pair.id().toString(),
                    pair.one().toString(),
                    pair.other().toString(),
                    pair.strictness().name(),
                    pair.lastRound().orElse(null),
                    pair.reason());
        }
    }

    @GET
    public List<ApartJson> list(@PathParam("id") String id) {
        return wishes.keptApart(address.id(id)).stream().map(ApartJson::of).toList();
    }

    @POST
    @OncePerKey
    public Response forbid(@PathParam("id") String id, ApartBody body) {
        var form = new ForbiddenPairForm(
                entry("one", body.one()),
                entry("other", body.other()),
                body.strictness() == null
                        ? Strictness.ABSOLUTE
                        : Bodies.choice("strictness", Strictness.class, body.strictness()),
                Optional.ofNullable(body.lastRound()),
                Bodies.required("reason", body.reason()));
        keepApart.forbid(address.id(id), form);
        return Response.status(201).entity(list(id)).build();
    }

    @DELETE
    @Path("{pair}")
    public List<ApartJson> lift(@PathParam("id") String id, @PathParam("pair") String pair) {
        keepApart.lift(address.id(id), Ids.require(pair, known -> known));
        return list(id);
    }

    private static EntryId entry(String member, @Nullable String id) {
        return Ids.member(member, Bodies.required(member, id), EntryId::new);
    }
}
