package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import om.hawalis.championship.Attendance;
import om.hawalis.championship.AttendanceSearch;
import om.hawalis.championship.AttendanceSheet;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.CheckIn;
import om.hawalis.championship.EntryId;
import org.jspecify.annotations.Nullable;

/** Who has come on the day, for the officials. */
@Path("championships/{id}/attendance")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class AttendanceResource {
    private final Attendance attendance;
    private final CheckIn checkIn;
    private final ChampionshipAddress address;

    @Inject
    public AttendanceResource(Attendance attendance, CheckIn checkIn, ChampionshipAddress address) {
        this.attendance = attendance;
        this.checkIn = checkIn;
        this.address = address;
    }

    /** An entrant, when they came, and why they were sent away. */
    public record AttendanceJson(
            EntrantJson entrant,
            @Nullable String arrivedAt,
            @Nullable String expelledFor) {
        static AttendanceJson of(AttendanceSheet sheet) {
            return new AttendanceJson(
                    EntrantJson.of(sheet.entrant()),
                    sheet.arrivedAt().map(Object::toString).orElse(null),
                    sheet.expelledFor().orElse(null));
        }
    }

    /** Sorted by NUMBER, NAME, CLUB or RATING; those who are ALL, HERE or AWAITED. */
    @GET
    public Paging.ListJson<AttendanceJson> list(
            @PathParam("id") String id,
            @BeanParam Paging paging,
            @QueryParam("sort") @DefaultValue("NUMBER") String sort,
            @QueryParam("presence") @DefaultValue("ALL") String presence) {
        var wanted = new AttendanceSearch(
                paging.query(),
                Bodies.choice("sort", AttendanceSearch.Order.class, sort),
                Bodies.choice("presence", AttendanceSearch.Presence.class, presence));
        return Paging.json(attendance.search(address.id(id), wanted, paging.request()), AttendanceJson::of);
    }

    @POST
    @Path("{entry}/arrived")
    @OncePerKey
    public Response arrived(@PathParam("id") String id, @PathParam("entry") String entry) {
        var championship = address.id(id);
        checkIn.arrived(own(championship, entry));
        return shown(championship, entry);
    }

    @POST
    @Path("{entry}/not-arrived")
    @OncePerKey
    public Response notArrived(@PathParam("id") String id, @PathParam("entry") String entry) {
        var championship = address.id(id);
        checkIn.notArrived(own(championship, entry));
        return shown(championship, entry);
    }

    private Response shown(ChampionshipId championship, String entry) {
        var sheet = attendance.sheet(championship, Ids.require(entry, EntryId::new));
        return Response.ok(AttendanceJson.of(sheet)).build();
    }

    private EntryId own(ChampionshipId championship, String entry) {
        return attendance
                .sheet(championship, Ids.require(entry, EntryId::new))
                .entrant()
                .id();
    }
}
