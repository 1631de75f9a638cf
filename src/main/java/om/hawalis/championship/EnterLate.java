package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import om.hawalis.club.Clubs;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.player.PlayerId;
import om.hawalis.player.Players;
import om.hawalis.security.Caller;

/** Enters a player into a Swiss that runs: with no points for the rounds missed, and paired from the next round on. */
@UseCase
public class EnterLate {
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final Dossiers dossiers;
    private final Offices offices;
    private final Players players;
    private final Clubs clubs;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public EnterLate(
            ChampionshipRepository championships,
            EntryRepository entries,
            Dossiers dossiers,
            Offices offices,
            Players players,
            Clubs clubs,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.entries = entries;
        this.dossiers = dossiers;
        this.offices = offices;
        this.players = players;
        this.clubs = clubs;
        this.caller = caller;
        this.clock = clock;
    }

    /** The number is the next: nobody is renumbered. Name, club and rating are those of this day. */
    @RolesAllowed({ORGANISER, ARBITER})
    public EntryId enter(ChampionshipId id, PlayerId player) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER, Office.ARBITER);
        championship.requireRunning();
        var dossier = dossiers.of(championship);
        var nextRound = nextRound(dossier);
        for (var entrant : dossier.entrants())
            if (entrant.player().equals(player)) throw Refusal.conflict("entry.exists", entrant.number());
        var today = LocalDate.ofInstant(clock.instant(), championship.zone());
        var entry = new Entry(
                id,
                dossier.entrants().size() + 1,
                nextRound,
                players.sheet(player),
                clubs.of(player, today),
                clock.instant(),
                caller.requireAccount());
        entries.add(entry);
        return entry.id();
    }

    private static int nextRound(Dossier dossier) {
        if (!dossier.championship().stages().takesLateEntries()) throw Refusal.conflict("entry.no-late");
        dossier.rounds().stream()
                .filter(round -> !round.state().isPublic())
                .findFirst()
                .ifPresent(round -> {
                    throw Refusal.conflict("round.under-way", round.number());
                });
        var stage = dossier.current();
        if (stage.number() > 1 || stage.isThrough()) throw Refusal.conflict("entry.too-late");
        return dossier.rounds().size() + 1;
    }
}
