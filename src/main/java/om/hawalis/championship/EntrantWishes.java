package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.List;
import om.hawalis.platform.Query;

/** Reads byes asked for and who is kept apart; shown to the championship's officials. */
@Query
public class EntrantWishes {
    private final EntryRepository entries;
    private final Offices offices;

    @Inject
    public EntrantWishes(EntryRepository entries, Offices offices) {
        this.entries = entries;
        this.offices = offices;
    }

    /** Those that stand, by round and starting number. */
    @PermitAll
    public List<ByeRequestSheet> byes(ChampionshipId id) {
        offices.requireOfficial(id, Office.values());
        return entries.byeRequests(id).stream().map(ByeRequest::sheet).toList();
    }

    /** Those that stand, in the order in which they were said. */
    @PermitAll
    public List<ForbiddenPairSheet> keptApart(ChampionshipId id) {
        offices.requireOfficial(id, Office.values());
        return entries.forbiddenPairs(id).stream().map(ForbiddenPair::sheet).toList();
    }
}
