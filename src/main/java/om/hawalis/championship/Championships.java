package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import om.hawalis.club.ClubId;
import om.hawalis.club.ClubSheet;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Page;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Slug;
import om.hawalis.security.Caller;

/** Reads championships and who takes part. A draft is shown to its officials alone. */
@Query
public class Championships {
    private final ChampionshipRepository championships;
    private final Dossiers dossiers;
    private final EntryRepository entries;
    private final RoundRepository rounds;
    private final Offices offices;
    private final Clubs clubs;
    private final Caller caller;

    @Inject
    public Championships(
            ChampionshipRepository championships,
            Dossiers dossiers,
            EntryRepository entries,
            RoundRepository rounds,
            Offices offices,
            Clubs clubs,
            Caller caller) {
        this.championships = championships;
        this.dossiers = dossiers;
        this.entries = entries;
        this.rounds = rounds;
        this.offices = offices;
        this.clubs = clubs;
        this.caller = caller;
    }

    @PermitAll
    public ChampionshipSheet sheet(ChampionshipId id) {
        return sheet(championships.find(id));
    }

    @PermitAll
    public ChampionshipSheet sheet(Slug slug) {
        return sheet(championships.find(slug));
    }

    private ChampionshipSheet sheet(Optional<Championship> championship) {
        var shown = championship.filter(this::isShown).orElseThrow(() -> Refusal.unknown("championship"));
        return sheets(List.of(shown)).getFirst();
    }

    /** Those the public sees, the latest first; archived ones no more. */
    @PermitAll
    public Page<ChampionshipSheet> search(String query, Page.Request page) {
        var found = championships.search(query, page);
        return new Page<>(sheets(found.rows()), found.total(), page);
    }

    /** Those in which the caller holds an office, the latest first; drafts and archived ones too. */
    @PermitAll
    public List<ChampionshipSheet> mine() {
        return sheets(championships.of(caller.requireAccount()));
    }

    /** Who takes part, by starting number. */
    @PermitAll
    public List<EntrantSheet> entrants(ChampionshipId id) {
        sheet(id);
        return dossiers.of(id).entrants();
    }

    private boolean isShown(Championship championship) {
        return championship.isPublic() || !offices.own(championship.id()).isEmpty();
    }

    private List<ChampionshipSheet> sheets(List<Championship> found) {
        var ids = found.stream().map(Championship::id).toList();
        var entered = entries.counts(ids);
        var released = rounds.releasedCounts(ids);
        var hosts = hosts(found);
        return found.stream()
                .map(c -> c.sheet(
                        hosts.get(c.club()).name(),
                        size(c, entered.getOrDefault(c.id(), 0), released.getOrDefault(c.id(), 0))))
                .toList();
    }

    private Map<ClubId, ClubSheet> hosts(List<Championship> found) {
        return found.stream()
                .map(Championship::club)
                .distinct()
                .collect(Collectors.toMap(Function.identity(), clubs::sheet));
    }

    private static Championship.Size size(Championship championship, int entered, int released) {
        return new Championship.Size(entered, championship.stages().rounds(entered), released);
    }
}
