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
import java.util.List;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EnterLate;
import om.hawalis.championship.EntryId;
import om.hawalis.championship.Numbering;
import om.hawalis.championship.TakeEntries;
import om.hawalis.championship.Withdraw;
import om.hawalis.platform.Refusal;
import om.hawalis.player.PlayerId;
import org.jspecify.annotations.Nullable;

/** Who takes part in a championship. */
@Path("championships/{id}/entries")
@Endpoint
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class EntryResource {
    private final Championships championships;
    private final TakeEntries entries;
    private final EnterLate late;
    private final Withdraw withdraw;
    private final ChampionshipAddress address;

    @Inject
    public EntryResource(
            Championships championships,
            TakeEntries entries,
            EnterLate late,
            Withdraw withdraw,
            ChampionshipAddress address) {
        this.championships = championships;
        this.entries = entries;
        this.late = late;
        this.withdraw = withdraw;
        this.address = address;
    }

    /** Who enters: a player of the register. */
    public record EntryBody(@Nullable String player) {}

    /** How starting numbers are given: BY_ENTRY, BY_RATING, BY_NAME or BY_LOT. */
    public record NumberingBody(@Nullable String numbering) {}

    /** A place among the starting numbers. */
    public record PlaceBody(@Nullable Integer number) {}

    /** Why somebody is sent away; kept for the officials. */
    public record ExpelBody(@Nullable String reason) {}

    @GET
    public List<EntrantJson> list(@PathParam("id") String id) {
        return entrants(address.id(id));
    }

    @POST
    @OncePerKey
    public Response enter(@PathParam("id") String id, EntryBody body) {
        var championship = address.id(id);
        return entered(championship, entries.enter(championship, Ids.member("player", body.player(), PlayerId::new)));
    }

    /** After the start, from the next round on. */
    @POST
    @Path("late")
    @OncePerKey
    public Response enterLate(@PathParam("id") String id, EntryBody body) {
        var championship = address.id(id);
        return entered(championship, late.enter(championship, Ids.member("player", body.player(), PlayerId::new)));
    }

    private Response entered(ChampionshipId championship, EntryId entry) {
        var entrant = entrants(championship).stream()
                .filter(e -> e.id().equals(entry.toString()))
                .findFirst()
                .orElseThrow();
        return Response.status(201).entity(entrant).build();
    }

    @POST
    @Path("numbers")
    @OncePerKey
    public Response number(@PathParam("id") String id, NumberingBody body) {
        var championship = address.id(id);
        entries.number(championship, Bodies.choice("numbering", Numbering.class, body.numbering()));
        return Response.ok(entrants(championship)).build();
    }

    /** By hand: a place among the numbers. */
    @PUT
    @Path("{entry}/number")
    public List<EntrantJson> place(@PathParam("id") String id, @PathParam("entry") String entry, PlaceBody body) {
        var championship = address.id(id);
        entries.place(own(championship, entry), Bodies.required("number", body.number()));
        return entrants(championship);
    }

    @DELETE
    @Path("{entry}")
    public List<EntrantJson> remove(@PathParam("id") String id, @PathParam("entry") String entry) {
        var championship = address.id(id);
        entries.remove(own(championship, entry));
        return entrants(championship);
    }

    @POST
    @Path("{entry}/withdraw")
    @OncePerKey
    public Response withdraw(@PathParam("id") String id, @PathParam("entry") String entry) {
        var championship = address.id(id);
        withdraw.withdraw(own(championship, entry));
        return Response.ok(entrants(championship)).build();
    }

    @POST
    @Path("{entry}/expel")
    @OncePerKey
    public Response expel(@PathParam("id") String id, @PathParam("entry") String entry, ExpelBody body) {
        var championship = address.id(id);
        withdraw.expel(own(championship, entry), Bodies.required("reason", body.reason()));
        return Response.ok(entrants(championship)).build();
    }

    @POST
    @Path("{entry}/readmit")
    @OncePerKey
    public Response readmit(@PathParam("id") String id, @PathParam("entry") String entry) {
        var championship = address.id(id);
        withdraw.readmit(own(championship, entry));
        return Response.ok(entrants(championship)).build();
    }

    /** An entry of another championship is unknown here. */
    private EntryId own(ChampionshipId championship, String entry) {
        var id = Ids.require(entry, EntryId::new);
        var known = championships.entrants(championship).stream().anyMatch(e -> e.id().equals(id));
        if (!known) throw Refusal.unknown("entry");
        return id;
    }

    private List<EntrantJson> entrants(ChampionshipId championship) {
        return championships.entrants(championship).stream()
                .map(EntrantJson::of)
                .toList();
    }
}
