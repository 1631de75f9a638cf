package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.platform.Refusal;
import om.hawalis.publishing.PublicationDocument;
import om.hawalis.publishing.PublicationHead;
import om.hawalis.publishing.PublicationId;
import om.hawalis.publishing.Publications;
import om.hawalis.publishing.PublishStandings;
import org.jspecify.annotations.Nullable;

/** Published tables of a championship: each stays what it was. */
@Path("championships/{id}/publications")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class PublicationResource {
    private final ChampionshipAddress championships;
    private final Publications publications;
    private final PublishStandings publishStandings;

    @Inject
    public PublicationResource(
            ChampionshipAddress championships, Publications publications, PublishStandings publishStandings) {
        this.championships = championships;
        this.publications = publications;
        this.publishStandings = publishStandings;
    }

    /** A publication in the list; its table stands under its number. */
    public record PublicationJson(int number, String id, int round, boolean provisional, String publishedAt) {
        static PublicationJson of(PublicationHead head) {
            return new PublicationJson(
                    head.number(),
                    head.id().toString(),
                    head.round(),
                    head.provisional(),
                    head.publishedAt().toString());
        }
    }

    /** What to publish: the table after a round; {@code provisional} where boards are still open. */
    public record PublishBody(
            @Nullable Integer round, @Nullable Boolean provisional) {}

    /** The latest first. */
    @GET
    public List<PublicationJson> list(@PathParam("id") String id) {
        return publications.of(championship(id)).stream()
                .map(PublicationJson::of)
                .toList();
    }

    /** @param number from 1, or {@code latest} */
    @GET
    @Path("{number}")
    public Response get(@PathParam("id") String id, @PathParam("number") String number, @Context Request request) {
        var championship = championship(id);
        var heads = publications.of(championship);
        var wanted = number.equals("latest")
                ? heads.stream().findFirst()
                : heads.stream()
                        .filter(head -> Integer.toString(head.number()).equals(number))
                        .findFirst();
        var head = wanted.orElseThrow(() -> Refusal.unknown("publication"));
        return tagged(publications.document(head.id()), request);
    }

    @POST
    @OncePerKey
    public Response publish(@PathParam("id") String id, PublishBody body) {
        var championship = championship(id);
        var published = publish(championship, body);
        var head = publications.of(championship).stream()
                .filter(one -> one.id().equals(published))
                .findFirst();
        return Response.status(201)
                .entity(head.map(PublicationJson::of).orElseThrow())
                .build();
    }

    private PublicationId publish(ChampionshipId championship, PublishBody body) {
        var round = Bodies.required("round", body.round());
        return Optional.ofNullable(body.provisional()).orElse(false)
                ? publishStandings.publishProvisionally(championship, round)
                : publishStandings.publish(championship, round);
    }

    private ChampionshipId championship(String id) {
        return championships.id(id);
    }

    /** Answers 304 to whoever has it already. */
    static Response tagged(PublicationDocument document, Request request) {
        var tag = new EntityTag(document.digest());
        var unchanged = Optional.ofNullable(request.evaluatePreconditions(tag));
        return unchanged
                .orElseGet(() -> Response.ok(document.text().getBytes(StandardCharsets.UTF_8)))
                .tag(tag)
                .header("Cache-Control", "no-cache")
                .build();
    }
}
