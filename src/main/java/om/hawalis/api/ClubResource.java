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
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import om.hawalis.club.BoardLook;
import om.hawalis.club.ClubForm;
import om.hawalis.club.ClubId;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.club.FoundClub;
import om.hawalis.club.JoinClub;
import om.hawalis.platform.Slug;
import om.hawalis.player.PlayerId;
import org.jspecify.annotations.Nullable;

/** Clubs and their members. */
@Path("clubs")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ClubResource {
    private final Clubs clubs;
    private final FoundClub foundClub;
    private final JoinClub joinClub;

    @Inject
    public ClubResource(Clubs clubs, FoundClub foundClub, JoinClub joinClub) {
        this.clubs = clubs;
        this.foundClub = foundClub;
        this.joinClub = joinClub;
    }

    /** A club as JSON. */
    public record ClubJson(
            String id, String slug, String look, NameJson name, String place, long members, int version) {
        static ClubJson of(ClubSheet club) {
            return new ClubJson(
                    club.id().toString(),
                    club.slug().value(),
                    club.look().name(),
                    NameJson.of(club.name()),
                    club.place(),
                    club.members(),
                    club.version());
        }
    }

    /** A new club, or what shall stand instead; {@code version} only in a correction. */
    public record ClubBody(
            @Nullable NameJson name,
            @Nullable String place,
            @Nullable String look,
            @Nullable Integer version) {
        /** @param usual where none is named */
        ClubForm form(BoardLook usual) {
            return new ClubForm(
                    NameJson.required(name),
                    Optional.ofNullable(place).orElse(""),
                    Optional.ofNullable(look).map(BoardLook::of).orElse(usual));
        }
    }

    /** A member as JSON. */
    public record MemberJson(PlayerJson player, String since) {}

    /** Who joins, and from when. */
    public record JoinBody(
            @Nullable String player, @Nullable String since) {}

    /** Who leaves, and the first day no longer in it. */
    public record LeaveBody(
            @Nullable String player, @Nullable String day) {}

    /** A name of before, and until when. */
    public record FormerNameJson(NameJson name, String until) {}

    @GET
    public Paging.ListJson<ClubJson> list(@BeanParam Paging paging) {
        return Paging.json(clubs.search(paging.query(), paging.request()), ClubJson::of);
    }

    @GET
    @Path("{id}")
    public ClubJson get(@PathParam("id") String id) {
        return ClubJson.of(sheet(id));
    }

    @GET
    @Path("{id}/members")
    public List<MemberJson> members(@PathParam("id") String id) {
        return clubs.members(sheet(id).id()).stream()
                .map(m -> new MemberJson(PlayerJson.of(m.player()), m.since().toString()))
                .toList();
    }

    @POST
    @OncePerKey
    public Response found(ClubBody body) {
        var id = foundClub.found(body.form(BoardLook.SAND));
        return Response.status(201).entity(ClubJson.of(clubs.sheet(id))).build();
    }

    @PUT
    @Path("{id}")
    public ClubJson correct(@PathParam("id") String id, ClubBody body) {
        var club = sheet(id);
        foundClub.correct(club.id(), Bodies.version(body.version()), body.form(club.look()));
        return ClubJson.of(clubs.sheet(club.id()));
    }

    @POST
    @Path("{id}/members")
    @OncePerKey
    public Response join(@PathParam("id") String id, JoinBody body) {
        var player = Ids.member("player", body.player(), PlayerId::new);
        var club = sheet(id);
        joinClub.join(player, club.id(), Bodies.date("since", body.since()).orElseGet(LocalDate::now));
        return Response.status(201).entity(ClubJson.of(clubs.sheet(club.id()))).build();
    }

    /** The first day no longer in it; today where nothing is said. */
    @POST
    @Path("{id}/members/leave")
    @OncePerKey
    public Response leave(@PathParam("id") String id, LeaveBody body) {
        var player = Ids.member("player", body.player(), PlayerId::new);
        var club = sheet(id);
        joinClub.leave(player, club.id(), Bodies.date("day", body.day()).orElseGet(LocalDate::now));
        return Response.ok(ClubJson.of(clubs.sheet(club.id()))).build();
    }

    /** What the club was called before, the latest first. */
    @GET
    @Path("{id}/names")
    public List<FormerNameJson> names(@PathParam("id") String id) {
        return clubs.formerNames(sheet(id).id()).stream()
                .map(former -> new FormerNameJson(
                        NameJson.of(former.name()), former.until().toString()))
                .toList();
    }

    private ClubSheet sheet(String idOrSlug) {
        return Ids.find(idOrSlug)
                .map(id -> clubs.sheet(new ClubId(id)))
                .orElseGet(() -> clubs.sheet(new Slug(idOrSlug)));
    }
}
