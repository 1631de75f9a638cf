package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import om.hawalis.game.GameId;
import om.hawalis.platform.Photograph;
import om.hawalis.verification.Evidences;
import om.hawalis.verification.KeepEvidence;

/** Photographs of a game's score sheet. */
@Path("games/{id}/evidence")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
public class GameEvidenceResource {
    private final KeepEvidence keepEvidence;
    private final Evidences evidences;

    @Inject
    public GameEvidenceResource(KeepEvidence keepEvidence, Evidences evidences) {
        this.keepEvidence = keepEvidence;
        this.evidences = evidences;
    }

    /** For the officials and the two who play; oldest first. */
    @GET
    public List<EvidenceJson> list(@PathParam("id") String id) {
        return evidences.of(game(id)).stream().map(EvidenceJson::of).toList();
    }

    /** The file itself is the body. It is drawn anew. */
    @POST
    @Consumes({"image/jpeg", "image/png"})
    public EvidenceJson keep(@PathParam("id") String id, InputStream file) throws IOException {
        return EvidenceJson.of(keepEvidence.keep(game(id), read(file)));
    }

    /** What is a little too large is read to its end: an answer to somebody who still sends would not be heard. */
    private static byte[] read(InputStream file) throws IOException {
        var bytes = file.readNBytes(Photograph.LARGEST_FILE + 1);
        for (long more = Photograph.LARGEST_FILE, skipped = 1; more > 0 && skipped > 0; more -= skipped)
            skipped = file.skip(more);
        return bytes;
    }

    private static GameId game(String id) {
        return Ids.require(id, GameId::new);
    }
}
