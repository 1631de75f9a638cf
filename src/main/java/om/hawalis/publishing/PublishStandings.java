package om.hawalis.publishing;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;
import om.hawalis.security.Identity;

/** Fixes the table after a round for the public. What was published before stays what it was. */
@UseCase
public class PublishStandings {
    private final PublicationRepository publications;
    private final StandingsTables tables;
    private final Offices offices;
    private final Caller caller;
    private final Event<StandingsPublished> published;
    private final Clock clock;

    @Inject
    public PublishStandings(
            PublicationRepository publications,
            StandingsTables tables,
            Offices offices,
            Caller caller,
            Event<StandingsPublished> published,
            Clock clock) {
        this.publications = publications;
        this.tables = tables;
        this.offices = offices;
        this.caller = caller;
        this.published = published;
        this.clock = clock;
    }

    /** Every board up to that round must have its official result. */
    @RolesAllowed(ORGANISER)
    public PublicationId publish(ChampionshipId championship, int round) {
        var table = table(championship, round);
        if (!table.isSettled()) throw Refusal.conflict("publication.open-boards", named(table.open()));
        return publish(table, false);
    }

    /** Says on the table that it may yet change; boards may be open. */
    @RolesAllowed(ORGANISER)
    public PublicationId publishProvisionally(ChampionshipId championship, int round) {
        return publish(table(championship, round), true);
    }

    private StandingsTable table(ChampionshipId championship, int round) {
        offices.requireOfficial(championship, Office.ORGANISER);
        publications.holdStill(championship);
        if (round < 1) throw Refusal.malformed("publication.round");
        return tables.after(championship, round);
    }

    private PublicationId publish(StandingsTable table, boolean provisional) {
        var sheet = new PublicationSheet(
                new PublicationId(UUID.randomUUID()),
                publications.nextNumber(table.championship()),
                table,
                provisional,
                clock.instant().truncatedTo(ChronoUnit.MILLIS),
                publisher());
        publications.add(new Publication(sheet, caller.requireAccount()));
        published.fire(new StandingsPublished(table.championship(), sheet.id(), sheet.number()));
        return sheet.id();
    }

    private String publisher() {
        return switch (caller.identity()) {
            case Identity.SignedIn person -> person.displayName();
            case Identity.Nobody nobody -> throw new IllegalStateException("nobody holds an office");
            case Identity.TheApplication application ->
                throw new IllegalStateException("the application holds no office");
        };
    }

    /** {@code 3.2, 3.5}: round and board, as printed on the tables. */
    private static String named(List<OpenBoard> boards) {
        return boards.stream().map(board -> board.round() + "." + board.board()).collect(Collectors.joining(", "));
    }
}
