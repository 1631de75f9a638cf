package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import om.hawalis.championship.Boards;
import om.hawalis.championship.DraftEdit;
import om.hawalis.championship.EditDraft;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.RoundId;
import om.hawalis.pairing.Phrase;
import org.jspecify.annotations.Nullable;

/** A drafted round: why it came out so, what speaks against it, and changes by hand. */
@Path("rounds/{id}")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class RoundDraftResource {
    private final Boards boards;
    private final EditDraft editDraft;

    @Inject
    public RoundDraftResource(Boards boards, EditDraft editDraft) {
        this.boards = boards;
        this.editDraft = editDraft;
    }

    /** Two entrants by entry, and the version that was looked at. */
    public record PairBody(
            @Nullable Integer version,
            @Nullable String one,
            @Nullable String other) {}

    /** A board by its number, the place it shall have, and the version that was looked at. */
    public record BoardBody(
            @Nullable Integer version,
            @Nullable Integer board,
            @Nullable Integer to) {}

    /**
     * One thing the pairing said.
     *
     * @param about starting numbers: one, the two of a board, or none
     * @param words in English
     */
    public record ReasonJson(List<Integer> about, List<String> words) {}

    /** @param key names it when it is confirmed */
    public record WarningJson(String key, String objection, String grade, int board) {}

    @GET
    @Path("reasons")
    public List<ReasonJson> reasons(@PathParam("id") String id) {
        return boards.explanation(round(id)).stream()
                .map(said -> new ReasonJson(
                        said.about(),
                        said.phrases().stream().map(Phrase::english).toList()))
                .toList();
    }

    @GET
    @Path("warnings")
    public List<WarningJson> warnings(@PathParam("id") String id) {
        return boards.warnings(round(id)).stream()
                .map(warning -> new WarningJson(
                        warning.key(),
                        warning.objection().name(),
                        warning.grade().name(),
                        warning.board()))
                .toList();
    }

    /** Two take each other's seats. */
    @POST
    @Path("swap")
    @OncePerKey
    public Response swap(@PathParam("id") String id, PairBody body) {
        return edited(id, body.version(), new DraftEdit.Swap(entry("one", body.one()), entry("other", body.other())));
    }

    /** These two meet, the first South; what was changed by hand stays, the rest is paired anew. */
    @POST
    @Path("pin")
    @OncePerKey
    public Response pin(@PathParam("id") String id, PairBody body) {
        return edited(id, body.version(), new DraftEdit.Pin(entry("one", body.one()), entry("other", body.other())));
    }

    /** The two at a board change sides. */
    @POST
    @Path("turn-sides")
    @OncePerKey
    public Response turnSides(@PathParam("id") String id, BoardBody body) {
        return edited(id, body.version(), new DraftEdit.TurnSides(Bodies.required("board", body.board())));
    }

    @POST
    @Path("move-board")
    @OncePerKey
    public Response moveBoard(@PathParam("id") String id, BoardBody body) {
        var edit = new DraftEdit.Move(Bodies.required("board", body.board()), Bodies.required("to", body.to()));
        return edited(id, body.version(), edit);
    }

    private Response edited(String id, @Nullable Integer version, DraftEdit edit) {
        return Response.ok(RoundJson.of(editDraft.edit(round(id), Bodies.version(version), edit)))
                .build();
    }

    private static EntryId entry(String member, @Nullable String id) {
        return Ids.member(member, Bodies.required(member, id), EntryId::new);
    }

    private static RoundId round(String id) {
        return Ids.require(id, RoundId::new);
    }
}
