package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.List;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.platform.GridDocument;
import om.hawalis.platform.Name;

/** Who takes part, as files for spreadsheets; an import reads them again. */
@Path("championships/{id}/files/entries.{kind: csv|xlsx}")
@Endpoint
@Produces({GridDocument.CSV_TYPE, GridDocument.WORKBOOK_TYPE})
public class EntryFileResource {
    private static final List<String> HEADINGS =
            List.of("number", "name", "name arabic", "club", "club arabic", "rating");

    private final Championships championships;
    private final ChampionshipAddress address;

    @Inject
    public EntryFileResource(Championships championships, ChampionshipAddress address) {
        this.championships = championships;
        this.address = address;
    }

    @GET
    public Response file(@PathParam("id") String id, @PathParam("kind") String kind) {
        var document = document(championships.entrants(address.id(id)));
        var workbook = kind.equals("xlsx");
        return Response.ok(workbook ? document.workbook() : document.csv())
                .type(workbook ? GridDocument.WORKBOOK_TYPE : GridDocument.CSV_TYPE)
                .header("Content-Disposition", "attachment; filename=\"entries." + kind + "\"")
                .header("Cache-Control", "no-cache")
                .build();
    }

    private static GridDocument document(List<EntrantSheet> entrants) {
        var rows = new ArrayList<List<String>>();
        rows.add(HEADINGS);
        entrants.forEach(entrant -> rows.add(List.of(
                Integer.toString(entrant.number()),
                entrant.name().latin(),
                entrant.name().arabic(),
                entrant.club().map(Name::latin).orElse(""),
                entrant.club().map(Name::arabic).orElse(""),
                entrant.rating().map(Object::toString).orElse(""))));
        return new GridDocument("Entries", false, rows);
    }
}
