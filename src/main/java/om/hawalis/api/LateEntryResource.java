package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EnterLate;
import om.hawalis.player.PlayerId;
import org.jspecify.annotations.Nullable;

/** Enters players into a Swiss that runs. */
@Path("championships/{id}/late-entries")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class LateEntryResource {
    private final EnterLate enterLate;
    private final Championships championships;
    private final ChampionshipAddress address;

    @Inject
    public LateEntryResource(EnterLate enterLate, Championships championships, ChampionshipAddress address) {
        this.enterLate = enterLate;
        this.championships = championships;
        this.address = address;
    }

    /** Who joins, by the id in the players' register. */
    public record PlayerBody(@Nullable String player) {}

    @POST
    @OncePerKey
    public Response enter(@PathParam("id") String id, PlayerBody body) {
        var championship = address.id(id);
        var player = Ids.member("player", Bodies.required("player", body.player()), PlayerId::new);
        var entry = enterLate.enter(championship, player);
        var entered = championships.entrants(championship).stream()
                .filter(entrant -> entrant.id().equals(entry))
                .findFirst()
                .orElseThrow();
        return Response.status(201).entity(EntrantJson.of(entered)).build();
    }
}
