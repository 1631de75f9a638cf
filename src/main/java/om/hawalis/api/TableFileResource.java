package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import om.hawalis.publishing.Publications;
import om.hawalis.publishing.StandingsTable;
import om.hawalis.publishing.TableCsv;

/** Tables as files for spreadsheets. */
@Path("championships/{id}/files")
@Endpoint
@Produces("text/csv;charset=UTF-8")
public class TableFileResource {
    private final ChampionshipAddress championships;
    private final Publications publications;

    @Inject
    public TableFileResource(ChampionshipAddress championships, Publications publications) {
        this.championships = championships;
        this.publications = publications;
    }

    /** The live table. */
    @GET
    @Path("standings.csv")
    public Response live(@PathParam("id") String id) {
        var table = publications.live(championships.id(id));
        return file(table, "standings-live");
    }

    /** A table as it was published. */
    @GET
    @Path("publication-{number: [1-9][0-9]{0,5}}.csv")
    public Response published(@PathParam("id") String id, @PathParam("number") int number) {
        var published = publications.sheet(championships.id(id), number);
        return file(published.table(), "standings-" + number);
    }

    private static Response file(StandingsTable table, String name) {
        return Response.ok(TableCsv.write(table).getBytes(StandardCharsets.UTF_8))
                .header("Content-Disposition", "attachment; filename=\"" + name + ".csv\"")
                .header("Cache-Control", "no-cache")
                .build();
    }
}
