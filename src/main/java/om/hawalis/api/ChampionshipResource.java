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
import java.util.List;
import java.util.function.Consumer;
import om.hawalis.championship.ChampionshipForm;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.championship.CorrectionSheet;
import om.hawalis.championship.PlanChampionship;
import om.hawalis.championship.RunChampionship;
import om.hawalis.championship.Scoreboard;
import om.hawalis.club.ClubId;
import om.hawalis.club.Clubs;
import om.hawalis.contest.GameResult;
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

    /** After which round it ends, and why. */
    public record AbandonBody(
            @Nullable Integer lastRound, @Nullable String reason) {}

    /** Ends it after one of its rounds; what came later does not count. */
    @POST
    @Path("{id}/abandon")
    @OncePerKey
    public Response abandon(@PathParam("id") String id, AbandonBody body) {
        var lastRound = Bodies.required("lastRound", body.lastRound());
        var reason = Bodies.required("reason", body.reason());
        return step(id, championship -> run.abandon(championship, lastRound, reason));
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

    /** The stages that have begun, with the tables of their groups and their drawings. */
    @GET
    @Path("{id}/stages")
    public List<StageSheetJson> stages(@PathParam("id") String id) {
        return scoreboard.stages(address.id(id)).stream()
                .map(StageSheetJson::of)
                .toList();
    }

    /** A result changed after the next round had been released. @param now null where it was taken back */
    public record CorrectionJson(
            int round,
            int board,
            int game,
            String gameId,
            String was,
            @Nullable String now,
            String at) {
        static CorrectionJson of(CorrectionSheet correction) {
            return new CorrectionJson(
                    correction.board().roundNumber(),
                    correction.board().number(),
                    correction.game(),
                    correction.gameId().toString(),
                    correction.was().notation(),
                    correction.now().map(GameResult::notation).orElse(null),
                    correction.at().toString());
        }
    }

    @GET
    @Path("{id}/corrections")
    public List<CorrectionJson> corrections(@PathParam("id") String id) {
        return scoreboard.corrections(address.id(id)).stream()
                .map(CorrectionJson::of)
                .toList();
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
