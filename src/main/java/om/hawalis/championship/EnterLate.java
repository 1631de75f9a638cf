package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import om.hawalis.club.ClubId;
import om.hawalis.club.JoinClub;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerId;
import om.hawalis.player.RegisterPlayer;

/**
 * Enters players after the start, from the next round on. They get the next numbers, so that the rounds already paired
 * stay what they were; for the rounds they missed they score nothing.
 */
@UseCase
public class EnterLate {
    private final ChampionshipRepository championships;
    private final RoundRepository rounds;
    private final Dossiers dossiers;
    private final Offices offices;
    private final Roster roster;
    private final RegisterPlayer registerPlayer;
    private final JoinClub joinClub;
    private final Clock clock;

    @Inject
    public EnterLate(
            ChampionshipRepository championships,
            RoundRepository rounds,
            Dossiers dossiers,
            Offices offices,
            Roster roster,
            RegisterPlayer registerPlayer,
            JoinClub joinClub,
            Clock clock) {
        this.championships = championships;
        this.rounds = rounds;
        this.dossiers = dossiers;
        this.offices = offices;
        this.roster = roster;
        this.registerPlayer = registerPlayer;
        this.joinClub = joinClub;
        this.clock = clock;
    }

    @RolesAllowed({ORGANISER, ARBITER})
    public EntryId enter(ChampionshipId id, PlayerId player) {
        var championship = running(id);
        return enter(championship, player);
    }

    /** Registers somebody unknown so far, in a club or none, and enters them: both or neither. */
    @RolesAllowed(ORGANISER)
    public EntryId enterNew(ChampionshipId id, PlayerForm form, Optional<ClubId> club) {
        var championship = running(id);
        var player = registerPlayer.register(form);
        var today = LocalDate.ofInstant(clock.instant(), championship.zone());
        club.ifPresent(c -> joinClub.join(player, c, today));
        return enter(championship, player);
    }

    private EntryId enter(Championship championship, PlayerId player) {
        return roster.enter(championship, nextRound(dossiers.of(championship)), List.of(player))
                .getFirst();
    }

    private Championship running(ChampionshipId id) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER, Office.ARBITER);
        championship.requireRunning();
        return championship;
    }

    private int nextRound(Dossier dossier) {
        if (!dossier.championship().stages().takesLateEntries()) throw Refusal.conflict("entry.no-late");
        var released = rounds.requireNoneUnderWay(dossier.championship().id());
        var stage = dossier.current();
        if (stage.number() > 1 || stage.isThrough()) throw Refusal.conflict("entry.too-late");
        return released + 1;
    }
}
