package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import om.hawalis.game.GameId;
import om.hawalis.game.RestoreRecord;
import org.jspecify.annotations.Nullable;

/** A partial score sheet made whole again. */
@Path("games/{id}/record/restoration")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class RestorationResource {
    private final RestoreRecord restoreRecord;

    @Inject
    public RestorationResource(RestoreRecord restoreRecord) {
        this.restoreRecord = restoreRecord;
    }

    /** The moves as they can be read, {@code _} for each ply that cannot; the position after the last. */
    public record PartialBody(
            @Nullable String moves, @Nullable String position) {}

    /**
     * {@code RESTORED}, {@code SEVERAL}, {@code UNFIT} or {@code UNSURE}.
     *
     * @param games how many fit; at least so many where {@code all} is false
     * @param text the one that fits, in canonical notation
     */
    public record RestorationJson(
            String outcome,
            int games,
            boolean all,
            @Nullable String text) {
        static RestorationJson of(RestoreRecord.Restored restored) {
            return switch (restored) {
                case RestoreRecord.Restored.One(var moves, var plies) ->
                    new RestorationJson("RESTORED", 1, true, moves);
                case RestoreRecord.Restored.Several(var games, var all) ->
                    new RestorationJson("SEVERAL", games, all, null);
                case RestoreRecord.Restored.None none -> new RestorationJson("UNFIT", 0, true, null);
                case RestoreRecord.Restored.Unsure unsure -> new RestorationJson("UNSURE", 0, false, null);
            };
        }
    }

    /** Records nothing. */
    @POST
    public RestorationJson restore(@PathParam("id") String id, PartialBody body) {
        var moves = Bodies.required("moves", body.moves());
        var position = Bodies.required("position", body.position());
        return RestorationJson.of(restoreRecord.restore(Ids.require(id, GameId::new), moves, position));
    }
}
