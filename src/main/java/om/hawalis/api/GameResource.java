package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import om.hawalis.game.FaultySheet;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.game.MoveForm;
import om.hawalis.game.RecordGame;
import om.hawalis.game.ScoreSheet;
import om.hawalis.game.SetRecordAside;
import om.hawalis.game.StaleGame;
import om.hawalis.platform.Refusal;
import om.hawalis.verification.HandInScoreSheet;
import om.hawalis.verification.Papers;
import om.hawalis.verification.Reports;
import org.jspecify.annotations.Nullable;

/** Games: their state, their record, and writing them down. */
@Path("games/{id}")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class GameResource {
    private static final int SHORTEST_KEY = 8;
    private static final int LONGEST_KEY = 200;

    private final Games games;
    private final RecordGame recordGame;
    private final SetRecordAside setRecordAside;
    private final HandInScoreSheet handInScoreSheet;
    private final Reports reports;

    @Inject
    public GameResource(
            Games games,
            RecordGame recordGame,
            SetRecordAside setRecordAside,
            HandInScoreSheet handInScoreSheet,
            Reports reports) {
        this.games = games;
        this.recordGame = recordGame;
        this.setRecordAside = setRecordAside;
        this.handInScoreSheet = handInScoreSheet;
        this.reports = reports;
    }

    /** A tap on a hole; see {@link MoveForm}. */
    public record MoveBody(
            @Nullable Integer revision,
            @Nullable Integer ply,
            @Nullable String hole) {
        MoveForm form() {
            return new MoveForm(
                    Bodies.required("revision", revision), Bodies.required("ply", ply), Bodies.required("hole", hole));
        }
    }

    /** Which state shall be gone back from. */
    public record UndoBody(@Nullable Integer revision) {}

    /** Why a record shall prove nothing. */
    public record SetAsideBody(@Nullable String reason) {}

    /** A game as text; {@code revision} is that of the game it shall be recorded in. */
    public record ScoreSheetBody(
            @Nullable Integer revision, @Nullable String text) {}

    /** What recording a score sheet would bring. */
    public record PreviewJson(
            int plies,
            List<GameJson.MoveJson> moves,
            @Nullable String verdict,
            String result,
            List<DiscrepancyJson> discrepancies) {
        static PreviewJson of(ScoreSheet sheet) {
            return new PreviewJson(
                    sheet.game().length(),
                    GameJson.moves(sheet.game()),
                    sheet.text().verdict().map(end -> end.kind().name()).orElse(null),
                    sheet.text().result().text(),
                    sheet.discrepancies().stream().map(DiscrepancyJson::of).toList());
        }
    }

    @GET
    public GameJson get(@PathParam("id") String id) {
        return json(games.sheet(game(id)));
    }

    @POST
    @Path("moves")
    public GameJson play(
            @PathParam("id") String id, @HeaderParam("Idempotency-Key") @Nullable String key, MoveBody body) {
        var sheet = shown(() -> recordGame.play(game(id), body.form(), key(key)));
        return GameJson.of(sheet, papers(sheet), PlayedJson.last(sheet.game()));
    }

    @POST
    @Path("undo")
    public GameJson undo(
            @PathParam("id") String id, @HeaderParam("Idempotency-Key") @Nullable String key, UndoBody body) {
        var revision = Bodies.required("revision", body.revision());
        return json(shown(() -> recordGame.undo(game(id), revision, key(key))));
    }

    @POST
    @Path("set-aside")
    public GameJson setAside(@PathParam("id") String id, SetAsideBody body) {
        var reason = Bodies.required("reason", body.reason());
        return json(setRecordAside.setAside(game(id), reason));
    }

    @GET
    @Path("record")
    public RecordJson record(@PathParam("id") String id) {
        return RecordJson.of(games.sheet(game(id)));
    }

    @GET
    @Path("record")
    @Produces("text/plain;charset=UTF-8")
    public String notation(@PathParam("id") String id) {
        return games.sheet(game(id)).notation();
    }

    @POST
    @Path("record")
    public GameJson handIn(@PathParam("id") String id, ScoreSheetBody body) {
        var revision = Bodies.required("revision", body.revision());
        var text = Bodies.required("text", body.text());
        return json(shown(() -> handInScoreSheet.handIn(game(id), revision, text)));
    }

    @POST
    @Path("record/preview")
    public PreviewJson preview(@PathParam("id") String id, ScoreSheetBody body) {
        var text = Bodies.required("text", body.text());
        return PreviewJson.of(shown(() -> games.preview(game(id), text)));
    }

    private GameJson json(GameSheet sheet) {
        return GameJson.of(sheet, papers(sheet));
    }

    /** Most moves come before anything can have been reported, and are spared the question. */
    private Papers papers(GameSheet sheet) {
        return sheet.mayBeReported() ? reports.of(sheet.id()) : Papers.NONE;
    }

    /** A refusal shows what stands instead. */
    private <T> T shown(Supplier<T> call) {
        try {
            return call.get();
        } catch (StaleGame stale) {
            throw new Conflict(stale, Map.of("current", json(stale.current())));
        } catch (FaultySheet faulty) {
            var found = faulty.discrepancies().stream().map(DiscrepancyJson::of).toList();
            throw new Conflict(faulty, Map.of("discrepancies", found));
        }
    }

    private static GameId game(String id) {
        return Ids.require(id, GameId::new);
    }

    private static Optional<String> key(@Nullable String key) {
        if (key != null && (key.length() < SHORTEST_KEY || key.length() > LONGEST_KEY))
            throw Refusal.malformed("idempotency.key");
        return Optional.ofNullable(key);
    }
}
