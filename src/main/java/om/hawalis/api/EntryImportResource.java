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
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.EntryImportId;
import om.hawalis.championship.EntryImports;
import om.hawalis.championship.ImportChoices;
import om.hawalis.championship.ImportChoices.UnknownClubs;
import om.hawalis.championship.ImportColumn;
import om.hawalis.championship.ImportEntries;
import om.hawalis.championship.ImportSheet;
import om.hawalis.platform.GridDocument;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import org.jspecify.annotations.Nullable;

/** Entries from a file: sent, looked at, accepted. Nothing of it is entered before. */
@Path("championships/{id}/entries/imports")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class EntryImportResource {
    private final ImportEntries importEntries;
    private final EntryImports imports;
    private final ChampionshipAddress address;

    @Inject
    public EntryImportResource(ImportEntries importEntries, EntryImports imports, ChampionshipAddress address) {
        this.importEntries = importEntries;
        this.imports = imports;
        this.address = address;
    }

    /** What the columns hold, in order: NAME_LATIN, NAME_ARABIC, CLUB, BORN, RATING or OTHER. */
    public record ColumnsBody(@Nullable List<String> columns) {}

    /** Whom a line means: a player of the register, or {@code null} for somebody new. */
    public record PersonBody(
            @Nullable Integer line, @Nullable String player) {}

    /** What was decided: lines left out, whom lines mean, and FOUND or IGNORE for clubs that are not known. */
    public record AcceptBody(
            @Nullable List<Integer> leftOut,
            @Nullable List<PersonBody> persons,
            @Nullable String unknownClubs) {}

    /** How many were entered. */
    public record AcceptedJson(int entered) {}

    /** A CSV file or an {@code .xlsx} workbook as the body; answers what it would bring. */
    @POST
    @OncePerKey
    @Consumes({"text/csv", GridDocument.WORKBOOK_TYPE, MediaType.APPLICATION_OCTET_STREAM})
    public Response upload(@PathParam("id") String id, @QueryParam("name") @Nullable String name, UploadedFile file) {
        var fileName = Optional.ofNullable(name).orElse("");
        var stored = importEntries.upload(address.id(id), fileName, file.content());
        return Response.status(201).entity(ImportJson.of(imports.sheet(stored))).build();
    }

    @GET
    @Path("{import}")
    public ImportJson get(@PathParam("id") String id, @PathParam("import") String file) {
        return ImportJson.of(own(address.id(id), file));
    }

    @PUT
    @Path("{import}/columns")
    public ImportJson hold(@PathParam("id") String id, @PathParam("import") String file, ColumnsBody body) {
        var stored = own(address.id(id), file).id();
        var columns = Bodies.required("columns", body.columns()).stream()
                .map(name -> Bodies.choice("columns", ImportColumn.class, name))
                .toList();
        importEntries.hold(stored, columns);
        return ImportJson.of(imports.sheet(stored));
    }

    @POST
    @Path("{import}/accept")
    @OncePerKey
    public Response accept(@PathParam("id") String id, @PathParam("import") String file, AcceptBody body) {
        var stored = own(address.id(id), file).id();
        var choices = new ImportChoices(
                persons(Optional.ofNullable(body.persons()).orElse(List.of())),
                Set.copyOf(Optional.ofNullable(body.leftOut()).orElse(List.of())),
                Optional.ofNullable(body.unknownClubs())
                        .map(name -> Bodies.choice("unknownClubs", UnknownClubs.class, name)));
        return Response.ok(new AcceptedJson(importEntries.accept(stored, choices)))
                .build();
    }

    @DELETE
    @Path("{import}")
    public Response discard(@PathParam("id") String id, @PathParam("import") String file) {
        importEntries.discard(own(address.id(id), file).id());
        return Response.noContent().build();
    }

    private static Map<Integer, ImportChoices.Person> persons(List<PersonBody> persons) {
        var chosen = new HashMap<Integer, ImportChoices.Person>();
        for (var person : persons)
            chosen.put(
                    Bodies.required("line", person.line()),
                    person.player() == null
                            ? new ImportChoices.Person.Unknown()
                            : new ImportChoices.Person.Known(Ids.member("player", person.player(), PlayerId::new)));
        return chosen;
    }

    /** A file of another championship is unknown here. */
    private ImportSheet own(ChampionshipId championship, String file) {
        var sheet = imports.sheet(Ids.require(file, EntryImportId::new));
        if (!sheet.championship().equals(championship)) throw Refusal.unknown("address");
        return sheet;
    }
}
