package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Says which two are not to be paired, and takes it back. */
@UseCase
public class KeepApart {
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public KeepApart(
            ChampionshipRepository championships,
            EntryRepository entries,
            Offices offices,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.entries = entries;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    @RolesAllowed({ORGANISER, ARBITER})
    public UUID forbid(ChampionshipId id, ForbiddenPairForm form) {
        own(id);
        for (var entry : List.of(form.one(), form.other()))
            if (!entries.championshipOf(entry).equals(id)) throw Refusal.unknown("entry");
        var standing = entries.forbiddenPairs(id).stream()
                .map(ForbiddenPair::sheet)
                .anyMatch(pair -> Set.of(pair.one(), pair.other()).equals(Set.of(form.one(), form.other())));
        if (standing) throw Refusal.conflict("forbidden.exists");
        var pair = new ForbiddenPair(id, form, clock.instant(), caller.requireAccount());
        entries.add(pair);
        return pair.sheet().id();
    }

    @RolesAllowed({ORGANISER, ARBITER})
    public void lift(ChampionshipId id, UUID pair) {
        own(id);
        entries.forbiddenPairs(id).stream()
                .filter(one -> one.sheet().id().equals(pair))
                .findFirst()
                .orElseThrow(() -> Refusal.unknown("forbidden"))
                .lift(clock.instant(), caller.requireAccount());
    }

    private void own(ChampionshipId id) {
        championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER, Office.ARBITER);
    }
}
