package om.hawalis.game;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Secret;
import om.hawalis.security.Caller;
import om.hawalis.security.HeldLink;

/** Reads links: whoever has one in hand, what it opens. */
@Query
public class Links {
    private final LinkRepository links;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public Links(LinkRepository links, Offices offices, Caller caller, Clock clock) {
        this.links = links;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    /** Those that open something still, in the order given. */
    @PermitAll
    public List<HeldLink> held(List<Secret> secrets) {
        return secrets.stream()
                .map(this::open)
                .flatMap(Optional::stream)
                .map(HallLink::held)
                .toList();
    }

    /** What a link opens; refuses one that is revoked, too old or was never issued in the same words. */
    @PermitAll
    public LinkSheet opened(Secret secret) {
        return open(secret).orElseThrow(() -> Refusal.gone("link.gone")).sheet();
    }

    private Optional<HallLink> open(Secret secret) {
        return links.find(secret).filter(link -> link.isOpen(clock.instant()));
    }

    /** The links to their own games that the caller has in hand, the latest first. */
    @PermitAll
    public List<LinkSheet> own() {
        return caller.links().stream()
                .flatMap(held -> links.find(held.id()).stream())
                .map(HallLink::sheet)
                .filter(link -> link.target() instanceof LinkTarget.ToPlayer)
                .toList();
    }

    /** Those of a championship that have not been revoked; shown to its officials. */
    @RolesAllowed({ARBITER, ORGANISER})
    public List<LinkSheet> of(ChampionshipId championship) {
        offices.requireOfficial(championship, Office.ARBITER, Office.ORGANISER);
        return links.of(championship).stream()
                .filter(link -> link.isOpen(clock.instant()))
                .map(HallLink::sheet)
                .toList();
    }
}
