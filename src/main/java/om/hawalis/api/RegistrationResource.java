package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.LocalDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.ApplicationForm;
import om.hawalis.championship.ApplicationId;
import om.hawalis.championship.ApplicationSheet;
import om.hawalis.championship.ApplyForEntry;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.DecideApplication;
import om.hawalis.championship.OpenRegistration;
import om.hawalis.championship.RegistrationSheet;
import om.hawalis.championship.Registrations;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Slug;
import om.hawalis.player.PlayerId;
import org.jspecify.annotations.Nullable;

/** Players put themselves down for a championship; the organiser takes them in or not. */
@Path("championships/{id}/registration")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class RegistrationResource {
    private final Registrations registrations;
    private final OpenRegistration openRegistration;
    private final ApplyForEntry applyForEntry;
    private final DecideApplication decide;
    private final ChampionshipAddress address;

    @Inject
    public RegistrationResource(
            Registrations registrations,
            OpenRegistration openRegistration,
            ApplyForEntry applyForEntry,
            DecideApplication decide,
            ChampionshipAddress address) {
        this.registrations = registrations;
        this.openRegistration = openRegistration;
        this.applyForEntry = applyForEntry;
        this.decide = decide;
        this.address = address;
    }

    /** Until when, on the clocks of the championship's zone: 2026-12-03T20:00. */
    public record ClosingBody(@Nullable String closes) {}

    /** Who wants to take part; the year of birth is kept, and never shown. */
    public record ApplicationBody(
            @Nullable NameJson name,
            @Nullable String club,
            @Nullable Integer birthYear) {}

    /** Who it is, where the register knows them. */
    public record AcceptBody(@Nullable String player) {}

    /** Whether players may put themselves down, and until when. */
    public record RegistrationJson(NameJson name, String closes, String zone, String closesAt, boolean open) {
        static RegistrationJson of(RegistrationSheet sheet) {
            return new RegistrationJson(
                    NameJson.of(sheet.name()),
                    sheet.closing().onTheClock().toString(),
                    sheet.closing().zone().getId(),
                    sheet.closing().instant().toString(),
                    sheet.open());
        }
    }

    /** Somebody who waits. */
    public record ApplicationJson(String id, NameJson name, String club, String sentAt, List<PlayerJson> alike) {
        static ApplicationJson of(ApplicationSheet sheet) {
            return new ApplicationJson(
                    sheet.id().toString(),
                    NameJson.of(sheet.name()),
                    sheet.club(),
                    sheet.sentAt().toString(),
                    sheet.alike().stream().map(PlayerJson::of).toList());
        }
    }

    @GET
    public RegistrationJson get(@PathParam("id") String id) {
        return RegistrationJson.of(sheet(id));
    }

    @PUT
    public RegistrationJson open(@PathParam("id") String id, ClosingBody body) {
        openRegistration.until(address.id(id), time(Bodies.required("closes", body.closes())));
        return get(id);
    }

    @DELETE
    public RegistrationJson close(@PathParam("id") String id) {
        openRegistration.close(address.id(id));
        return get(id);
    }

    @GET
    @Path("applications")
    public List<ApplicationJson> waiting(@PathParam("id") String id) {
        return registrations.waiting(address.id(id)).stream()
                .map(ApplicationJson::of)
                .toList();
    }

    @POST
    @Path("applications")
    @OncePerKey
    public Response apply(@PathParam("id") String id, ApplicationBody body) {
        var form = new ApplicationForm(
                NameJson.required(body.name()),
                Optional.ofNullable(body.club()).orElse(""),
                Optional.ofNullable(body.birthYear()));
        applyForEntry.apply(sheet(id).championship(), form);
        return Response.status(202).entity(get(id)).build();
    }

    @POST
    @Path("applications/{application}/accept")
    @OncePerKey
    public Response accept(@PathParam("id") String id, @PathParam("application") String application, AcceptBody body) {
        var known = Optional.ofNullable(body.player()).map(text -> Ids.member("player", text, PlayerId::new));
        decide.accept(own(address.id(id), application), known);
        return Response.ok(waiting(id)).build();
    }

    @POST
    @Path("applications/{application}/decline")
    @OncePerKey
    public Response decline(@PathParam("id") String id, @PathParam("application") String application) {
        decide.decline(own(address.id(id), application));
        return Response.ok(waiting(id)).build();
    }

    /** One that is decided, or another championship's, is unknown here. */
    private ApplicationId own(ChampionshipId championship, String application) {
        var id = Ids.require(application, ApplicationId::new);
        var waits = registrations.waiting(championship).stream()
                .anyMatch(one -> one.id().equals(id));
        if (!waits) throw Refusal.unknown("application");
        return id;
    }

    private RegistrationSheet sheet(String idOrSlug) {
        return Ids.find(idOrSlug)
                .map(id -> registrations.sheet(new ChampionshipId(id)))
                .orElseGet(() -> registrations.sheet(new Slug(idOrSlug)));
    }

    private static LocalDateTime time(String text) {
        try {
            return LocalDateTime.parse(text);
        } catch (DateTimeParseException malformed) {
            throw Refusal.malformed("member", "closes");
        }
    }
}
