package om.hawalis.api;

import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Arrays;
import java.util.List;
import om.hawalis.account.Accounts;
import om.hawalis.championship.AppointOfficials;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.championship.OfficialSheet;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import org.jspecify.annotations.Nullable;

/** Who holds an office in a championship; shown to those in office alone. */
@Path("championships/{id}/officials")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class OfficialResource {
    private final Accounts accounts;
    private final Offices offices;
    private final AppointOfficials appoint;
    private final ChampionshipAddress address;

    @Inject
    public OfficialResource(Accounts accounts, Offices offices, AppointOfficials appoint, ChampionshipAddress address) {
        this.accounts = accounts;
        this.offices = offices;
        this.appoint = appoint;
        this.address = address;
    }

    /** An official as JSON. */
    public record OfficialJson(String account, String office, String appointedAt) {
        static OfficialJson of(OfficialSheet official) {
            return new OfficialJson(
                    official.account().toString(),
                    official.office().name(),
                    official.appointedAt().toString());
        }
    }

    /** Who is appointed to what: ORGANISER, ARBITER or SCORER. */
    public record OfficialBody(
            @Nullable String account, @Nullable String office) {}

    @GET
    public List<OfficialJson> list(@PathParam("id") String id) {
        return officials(address.id(id));
    }

    @POST
    @OncePerKey
    public Response appoint(@PathParam("id") String id, OfficialBody body) {
        var championship = address.id(id);
        var account = Ids.member("account", body.account(), AccountId::new);
        var office = office(Bodies.required("office", body.office()));
        if (!office.isOpenTo(accounts.sheet(account).roles())) throw Refusal.conflict("official.role-missing");
        appoint.appoint(championship, account, office);
        return Response.status(201).entity(officials(championship)).build();
    }

    @DELETE
    @Path("{account}/{office}")
    public List<OfficialJson> dismiss(
            @PathParam("id") String id, @PathParam("account") String account, @PathParam("office") String office) {
        var championship = address.id(id);
        appoint.dismiss(championship, Ids.require(account, AccountId::new), office(office));
        return officials(championship);
    }

    private List<OfficialJson> officials(ChampionshipId championship) {
        return offices.officials(championship).stream().map(OfficialJson::of).toList();
    }

    private static Office office(String name) {
        return Arrays.stream(Office.values())
                .filter(office -> office.name().equals(name))
                .findFirst()
                .orElseThrow(() -> Refusal.malformed("member", "office"));
    }
}
