package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;
import om.hawalis.security.Caller;

/** Who holds which office in which championship. An administrator holds none by being one. */
@Query
public class Offices {
    private final OfficialRepository officials;
    private final ChampionshipRepository championships;
    private final Caller caller;

    @Inject
    public Offices(OfficialRepository officials, ChampionshipRepository championships, Caller caller) {
        this.officials = officials;
        this.championships = championships;
        this.caller = caller;
    }

    /** Whether an account holds one of these offices. */
    @PermitAll
    public boolean holds(ChampionshipId championship, AccountId account, Office... anyOf) {
        return officials.of(championship).stream()
                .anyMatch(official -> Arrays.stream(anyOf).anyMatch(office -> official.holds(account, office)));
    }

    /** Refuses a caller who holds none of these offices; what is still a draft is unknown to them. */
    @PermitAll
    public void requireOfficial(ChampionshipId championship, Office... anyOf) {
        if (holds(championship, caller.requireAccount(), anyOf)) return;
        var known = championships.find(championship).filter(Championship::isPublic);
        if (known.isEmpty() && own(championship).isEmpty()) throw Refusal.unknown("championship");
        throw Refusal.forbidden("office-missing");
    }

    /** The offices of whoever asks; none for who is not signed in. */
    @PermitAll
    public Set<Office> own(ChampionshipId championship) {
        var account = caller.account();
        return officials.of(championship).stream()
                .filter(official -> account.filter(a -> official.holds(a, official.office()))
                        .isPresent())
                .map(Official::office)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Office.class)));
    }

    /** Everyone in office; shown to them alone. */
    @PermitAll
    public List<OfficialSheet> officials(ChampionshipId championship) {
        requireOfficial(championship, Office.values());
        return officials.of(championship).stream().map(Official::sheet).toList();
    }
}
