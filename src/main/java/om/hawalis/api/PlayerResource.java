package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerId;
import om.hawalis.player.Players;
import om.hawalis.player.RegisterPlayer;
import org.jspecify.annotations.Nullable;

/** The players' register. */
@Path("players")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class PlayerResource {
    private final Players players;
    private final RegisterPlayer registerPlayer;

    @Inject
    public PlayerResource(Players players, RegisterPlayer registerPlayer) {
        this.players = players;
        this.registerPlayer = registerPlayer;
    }

    /** A new player, or what shall stand instead; {@code version} only in a correction. */
    public record PlayerBody(
            @Nullable NameJson name,
            @Nullable Integer birthYear,
            @Nullable Integer rating,
            @Nullable Integer version) {
        PlayerForm form() {
            return new PlayerForm(NameJson.required(name), Optional.ofNullable(birthYear), Optional.ofNullable(rating));
        }
    }

    @GET
    public Paging.ListJson<PlayerJson> list(@BeanParam Paging paging) {
        return Paging.json(players.search(paging.query(), paging.request()), PlayerJson::of);
    }

    @GET
    @Path("{id}")
    public PlayerJson get(@PathParam("id") String id) {
        return PlayerJson.of(players.sheet(Ids.require(id, PlayerId::new)));
    }

    @POST
    @OncePerKey
    public Response register(PlayerBody body) {
        var id = registerPlayer.register(body.form());
        return Response.status(201).entity(PlayerJson.of(players.sheet(id))).build();
    }

    @PUT
    @Path("{id}")
    public PlayerJson correct(@PathParam("id") String id, PlayerBody body) {
        var player = Ids.require(id, PlayerId::new);
        registerPlayer.correct(player, Bodies.version(body.version()), body.form());
        return PlayerJson.of(players.sheet(player));
    }
}
