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
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.function.Consumer;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.championship.PlanChampionship;
import om.hawalis.championship.RunChampionship;
import om.hawalis.championship.Scoreboard;
import om.hawalis.club.ClubId;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Slug;
import org.jspecify.annotations.Nullable;

/** Championships: set up, started, ended; their standings and cross table. */
@Path("championships")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ChampionshipResource {
    private final Clubs clubs;
    private final Championships championships;
    private final ChampionshipAddress address;
    private final PlanChampionship plan;
    private final RunChampionship run;
    private final Scoreboard scoreboard;

    @Inject
    public ChampionshipResource(
            Clubs clubs,
            Championships championships,
            ChampionshipAddress address,
            PlanChampionship plan,
            RunChampionship run,
            Scoreboard scoreboard) {
        this.clubs = clubs;
        this.championships = championships;
        this.address = address;
        this.plan = plan;
        this.run = run;
        this.scoreboard = scoreboard;
    }

    @GET
    public Paging.ListJson<ChampionshipJson> list(@BeanParam Paging paging) {
        return Paging.json(championships.search(paging.query(), paging.request()), ChampionshipJson::of);
    }

    @GET
    @Path("{id}")
    public ChampionshipJson get(@PathParam("id") String id) {
        return ChampionshipJson.of(address.sheet(id));
    }

    @POST
    @OncePerKey
    public Response create(ChampionshipBody body) {
        return Response.status(201).entity(json(plan.create(form(body)))).build();
    }

    @PUT
    @Path("{id}")
    public ChampionshipJson correct(@PathParam("id") String id, ChampionshipBody body) {
        var championship = address.id(id);
        plan.correct(championship, Bodies.version(body.version()), form(body));
        return json(championship);
    }

    private ChampionshipForm form(ChampionshipBody body) {
        var named = Bodies.required("club", body.club());
        var host = Ids.find(named)
                .map(ClubId::new)
                .orElseGet(() -> clubs.sheet(new Slug(named)).id());
        return body.form(host);
    }

    @POST
    @Path("{id}/start")
    @OncePerKey
    public Response start(@PathParam("id") String id) {
        return step(id, run::start);
    }

    @POST
    @Path("{id}/reopen-entries")
    @OncePerKey
    public Response reopenEntries(@PathParam("id") String id) {
        return step(id, run::reopenEntries);
    }

    /** Refused while rounds are missing; {@code finish-early} is the second step. */
    @POST
    @Path("{id}/finish")
    @OncePerKey
    public Response finish(@PathParam("id") String id) {
        return step(id, run::finish);
    }

    @POST
    @Path("{id}/finish-early")
    @OncePerKey
    public Response finishEarly(@PathParam("id") String id) {
        return step(id, run::finishEarly);
    }

    @POST
    @Path("{id}/cancel")
    @OncePerKey
    public Response cancel(@PathParam("id") String id) {
        return step(id, run::cancel);
    }

    @POST
    @Path("{id}/resume")
    @OncePerKey
    public Response resume(@PathParam("id") String id) {
        return step(id, run::resume);
    }

    @POST
    @Path("{id}/archive")
    @OncePerKey
    public Response archive(@PathParam("id") String id) {
        return step(id, run::archive);
    }

    @POST
    @Path("{id}/unarchive")
    @OncePerKey
    public Response takeFromArchive(@PathParam("id") String id) {
        return step(id, run::takeFromArchive);
    }

    /** @param round how many released rounds count; all of them where it is left out */
    @GET
    @Path("{id}/standings")
    public StandingsJson standings(@PathParam("id") String id, @QueryParam("round") @Nullable Integer round) {
        var championship = address.id(id);
        var sheet = round == null ? scoreboard.standings(championship) : scoreboard.standings(championship, round);
        return StandingsJson.of(sheet);
    }

    @GET
    @Path("{id}/crosstable")
    public CrossTableJson crossTable(@PathParam("id") String id) {
        return CrossTableJson.of(scoreboard.crossTable(address.id(id)));
    }

    private Response step(String id, Consumer<ChampionshipId> step) {
        var championship = address.id(id);
        step.accept(championship);
        return Response.ok(json(championship)).build();
    }

    private ChampionshipJson json(ChampionshipId id) {
        return ChampionshipJson.of(championships.sheet(id));
    }
}
