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

/** A score sheet with plies that cannot be read, made whole where only one reading fits. Records nothing. */
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

    /** The moves with {@code _} for each that cannot be read, and the text of the position after them. */
    public record SheetBody(
            @Nullable String moves, @Nullable String position) {}

    @POST
    public RestorationJson restore(@PathParam("id") String id, SheetBody body) {
        var moves = Bodies.required("moves", body.moves());
        var position = Bodies.required("position", body.position());
        return RestorationJson.of(restoreRecord.restore(Ids.require(id, GameId::new), moves, position));
    }
}
