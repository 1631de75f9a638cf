package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import om.hawalis.championship.Boards;
import om.hawalis.championship.RoundId;
import om.hawalis.game.IssueLinks;
import om.hawalis.game.IssuedLink;
import om.hawalis.game.LinkSheet;
import om.hawalis.game.LinkTarget;
import om.hawalis.game.Links;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** Links to the boards of a round, and to its players' own games. */
@Path("rounds/{id}/links")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class RoundLinksResource {
    private final Boards boards;
    private final IssueLinks issueLinks;
    private final Links links;

    @Inject
    public RoundLinksResource(Boards boards, IssueLinks issueLinks, Links links) {
        this.boards = boards;
        this.issueLinks = issueLinks;
        this.links = links;
    }

    /** For whom: {@code SCORERS} or {@code PLAYERS}. */
    public record LinksBody(@Nullable String audience) {}

    /**
     * A link.
     *
     * @param path where it leads, right after it was issued; nobody can tell later
     */
    public record LinkJson(
            String id,
            @Nullable String board,
            @Nullable String entry,
            String expiresAt,
            @Nullable String path) {
        static LinkJson of(IssuedLink issued) {
            return of(issued.link(), issued.path());
        }

        static LinkJson of(LinkSheet link, @Nullable String path) {
            var id = link.id().toString();
            var until = link.expiresAt().toString();
            return switch (link.target()) {
                case LinkTarget.ToBoard(var board) -> new LinkJson(id, board.toString(), null, until, path);
                case LinkTarget.ToPlayer(var entry) -> new LinkJson(id, null, entry.toString(), until, path);
            };
        }
    }

    /** Those of its championship that still open something; officials see them. */
    @GET
    public List<LinkJson> list(@PathParam("id") String id) {
        return links.of(boards.round(round(id)).championship()).stream()
                .map(link -> LinkJson.of(link, null))
                .toList();
    }

    /** New links in board order; those before them end. The answer is not kept to be repeated: it holds the secrets. */
    @POST
    public List<LinkJson> issue(@PathParam("id") String id, LinksBody body) {
        var issued = switch (Bodies.required("audience", body.audience())) {
            case "SCORERS" -> issueLinks.toBoards(round(id));
            case "PLAYERS" -> issueLinks.toPlayers(round(id));
            default -> throw Refusal.malformed("member", "audience");
        };
        return issued.stream().map(LinkJson::of).toList();
    }

    private static RoundId round(String id) {
        return Ids.require(id, RoundId::new);
    }
}
