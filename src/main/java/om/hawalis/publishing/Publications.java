package om.hawalis.publishing;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;

/** Reads published tables, and the live one. Whoever may see the championship may see them. */
@Query
public class Publications {
    private final PublicationRepository publications;
    private final Championships championships;
    private final StandingsTables tables;

    @Inject
    public Publications(PublicationRepository publications, Championships championships, StandingsTables tables) {
        this.publications = publications;
        this.championships = championships;
        this.tables = tables;
    }

    /** The one that stands; none before the first. */
    @PermitAll
    public Optional<PublicationSheet> latest(ChampionshipId championship) {
        championships.sheet(championship);
        return publications.latest(championship).map(Publication::sheet);
    }

    /** @param number from 1 */
    @PermitAll
    public PublicationSheet sheet(ChampionshipId championship, int number) {
        championships.sheet(championship);
        return publications
                .find(championship, number)
                .map(Publication::sheet)
                .orElseThrow(() -> Refusal.unknown("publication"));
    }

    /** The latest first. */
    @PermitAll
    public List<PublicationHead> of(ChampionshipId championship) {
        championships.sheet(championship);
        return publications.heads(championship);
    }

    @PermitAll
    public PublicationDocument document(PublicationId id) {
        var publication = publications.find(id).orElseThrow(() -> Refusal.unknown("publication"));
        championships.sheet(publication.championship());
        return publication.document();
    }

    /** As verified results make it now. */
    @PermitAll
    public StandingsTable live(ChampionshipId championship) {
        return tables.now(championship);
    }

    /** As verified results up to that round make it now. */
    @PermitAll
    public StandingsTable live(ChampionshipId championship, int round) {
        return tables.after(championship, round);
    }
}
