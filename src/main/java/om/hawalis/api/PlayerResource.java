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
import java.util.List;
import java.util.Optional;
import om.hawalis.club.Clubs;
import om.hawalis.club.MembershipSheet;
import om.hawalis.platform.Refusal;
import om.hawalis.player.MergeId;
import om.hawalis.player.MergePlayers;
import om.hawalis.player.MergeSheet;
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
    private final MergePlayers mergePlayers;
    private final Clubs clubs;

    @Inject
    public PlayerResource(Players players, RegisterPlayer registerPlayer, MergePlayers mergePlayers, Clubs clubs) {
        this.clubs = clubs;
        this.mergePlayers = mergePlayers;
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

    /** Who is this player too. */
    public record MergeBody(@Nullable String duplicate) {}

    /** A merge that stands. */
    public record MergeJson(String id, PlayerJson duplicate, String mergedAt) {
        static MergeJson of(MergeSheet merge) {
            return new MergeJson(
                    merge.id().toString(),
                    PlayerJson.of(merge.duplicate()),
                    merge.mergedAt().toString());
        }
    }

    /** A time in a club; {@code until} is the first day no longer in it. */
    public record MembershipJson(
            String club,
            NameJson name,
            String since,
            @Nullable String until) {
        static MembershipJson of(MembershipSheet membership) {
            return new MembershipJson(
                    membership.club().id().toString(),
                    NameJson.of(membership.club().name()),
                    membership.since().toString(),
                    membership.until().map(Object::toString).orElse(null));
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

    /** Others of the register who may be this person, the likeliest first. */
    @GET
    @Path("{id}/alike")
    public List<PlayerJson> alike(@PathParam("id") String id) {
        return players.alike(Ids.require(id, PlayerId::new)).stream()
                .map(PlayerJson::of)
                .toList();
    }

    /** Who was merged into this player. */
    @GET
    @Path("{id}/merges")
    public List<MergeJson> merges(@PathParam("id") String id) {
        return players.merges(Ids.require(id, PlayerId::new)).stream()
                .map(MergeJson::of)
                .toList();
    }

    /** In which clubs this player was and is, the latest first. */
    @GET
    @Path("{id}/clubs")
    public List<MembershipJson> clubs(@PathParam("id") String id) {
        return clubs.history(Ids.require(id, PlayerId::new)).stream()
                .map(MembershipJson::of)
                .toList();
    }

    @POST
    @Path("{id}/merges")
    @OncePerKey
    public Response merge(@PathParam("id") String id, MergeBody body) {
        mergePlayers.merge(Ids.require(id, PlayerId::new), Ids.member("duplicate", body.duplicate(), PlayerId::new));
        return Response.status(201).entity(merges(id)).build();
    }

    @POST
    @Path("{id}/merges/{merge}/undo")
    @OncePerKey
    public Response undo(@PathParam("id") String id, @PathParam("merge") String merge) {
        var wanted = Ids.require(merge, MergeId::new);
        var own = players.merges(Ids.require(id, PlayerId::new)).stream()
                .anyMatch(one -> one.id().equals(wanted));
        if (!own) throw Refusal.unknown("merge");
        mergePlayers.undo(wanted);
        return Response.ok(merges(id)).build();
    }
}
