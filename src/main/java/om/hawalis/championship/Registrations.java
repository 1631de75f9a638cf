package om.hawalis.championship;

import jakarta.annotation.security.PermitAll;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Query;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.Slug;
import om.hawalis.player.Players;

/** Reads where players may put themselves down, and who has. */
@Query
public class Registrations {
    private final RegistrationRepository registrations;
    private final ChampionshipRepository championships;
    private final Offices offices;
    private final Players players;
    private final Clubs clubs;
    private final Clock clock;

    @Inject
    public Registrations(
            RegistrationRepository registrations,
            ChampionshipRepository championships,
            Offices offices,
            Players players,
            Clubs clubs,
            Clock clock) {
        this.registrations = registrations;
        this.championships = championships;
        this.offices = offices;
        this.players = players;
        this.clubs = clubs;
        this.clock = clock;
    }

    /** To anyone who has the address, though the championship be a draft still; unknown where it was never opened. */
    @PermitAll
    public RegistrationSheet sheet(Slug slug) {
        return require(championships.find(slug));
    }

    @PermitAll
    public RegistrationSheet sheet(ChampionshipId id) {
        return require(championships.find(id));
    }

    private RegistrationSheet require(Optional<Championship> championship) {
        return championship.flatMap(this::sheet).orElseThrow(() -> Refusal.unknown("championship"));
    }

    /** For its officials; nothing where it was never opened. */
    @PermitAll
    public Optional<RegistrationSheet> of(ChampionshipId id) {
        offices.requireOfficial(id, Office.values());
        return championships.find(id).flatMap(this::sheet);
    }

    private Optional<RegistrationSheet> sheet(Championship championship) {
        return registrations.of(championship.id()).map(found -> sheet(championship, found));
    }

    private RegistrationSheet sheet(Championship championship, Registration found) {
        var host = clubs.sheet(championship.club()).name();
        var closing = new ClosingTime(found.closes(), championship.zone());
        var open = championship.isDraft() && !closing.hasPassed(clock.instant());
        var shown = championship.sheet(host, new Championship.Size(0, 0, 0));
        return new RegistrationSheet(
                shown.id(),
                shown.slug(),
                shown.name(),
                host,
                shown.venue(),
                shown.firstDay(),
                shown.lastDay(),
                closing,
                open);
    }

    /** Who waits to be taken in, the first come first, each beside those of the register who may be they. */
    @PermitAll
    public List<ApplicationSheet> waiting(ChampionshipId id) {
        offices.requireOfficial(id, Office.values());
        var waiting = registrations.waiting(id);
        var names = IntStream.range(0, waiting.size())
                .boxed()
                .collect(Collectors.toMap(at -> at, at -> waiting.get(at).name()));
        var alike = players.alike(names);
        return IntStream.range(0, waiting.size())
                .mapToObj(at -> {
                    var one = waiting.get(at);
                    var known = alike.getOrDefault(at, List.of());
                    return new ApplicationSheet(one.id(), one.name(), one.form().club(), one.sentAt(), known);
                })
                .toList();
    }
}
