package om.hawalis.championship;

import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import om.hawalis.club.ClubId;
import om.hawalis.club.JoinClub;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.player.PlayerForm;
import om.hawalis.player.PlayerId;
import om.hawalis.player.RegisterPlayer;

/** Enters players and numbers them, until the championship starts. */
@UseCase
public class TakeEntries {
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final Offices offices;
    private final Roster roster;
    private final RegisterPlayer registerPlayer;
    private final JoinClub joinClub;
    private final Clock clock;

    @Inject
    public TakeEntries(
            ChampionshipRepository championships,
            EntryRepository entries,
            Offices offices,
            Roster roster,
            RegisterPlayer registerPlayer,
            JoinClub joinClub,
            Clock clock) {
        this.championships = championships;
        this.entries = entries;
        this.offices = offices;
        this.roster = roster;
        this.registerPlayer = registerPlayer;
        this.joinClub = joinClub;
        this.clock = clock;
    }

    /** Freezes name, club and rating as they are today; the number is the next. */
    @RolesAllowed(ORGANISER)
    public EntryId enter(ChampionshipId id, PlayerId player) {
        return roster.enter(open(id), player);
    }

    /** Registers somebody unknown so far, in a club or none, and enters them: both or neither. */
    @RolesAllowed(ORGANISER)
    public EntryId enterNew(ChampionshipId id, PlayerForm form, Optional<ClubId> club) {
        var championship = open(id);
        var player = registerPlayer.register(form);
        club.ifPresent(c -> joinClub.join(player, c, today(championship)));
        return roster.enter(championship, player);
    }

    /** Before the start an entry leaves no trace; afterwards {@link Withdraw} keeps it. */
    @RolesAllowed(ORGANISER)
    public void remove(EntryId id) {
        var championship = open(entries.championshipOf(id));
        entries.remove(entries.find(id).orElseThrow(() -> Refusal.unknown("entry")));
        number(entries.of(championship.id()));
    }

    @RolesAllowed(ORGANISER)
    public void number(ChampionshipId id, Numbering numbering) {
        var championship = open(id);
        number(numbering.order(entries.of(id), championship.lotSeed()));
    }

    /** By hand: gives somebody a place among the numbers; who stood there and behind moves on. */
    @RolesAllowed(ORGANISER)
    public void place(EntryId id, int number) {
        var inOrder =
                new ArrayList<>(entries.of(open(entries.championshipOf(id)).id()));
        if (number < 1 || number > inOrder.size()) throw Refusal.malformed("entry.number", inOrder.size());
        var moved = entries.find(id).orElseThrow(() -> Refusal.unknown("entry"));
        inOrder.remove(moved);
        inOrder.add(number - 1, moved);
        number(inOrder);
    }

    private static void number(List<Entry> inOrder) {
        for (var i = 0; i < inOrder.size(); i++) inOrder.get(i).takeNumber(i + 1);
    }

    private Championship open(ChampionshipId id) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER);
        championship.requireDraft();
        return championship;
    }

    private LocalDate today(Championship championship) {
        return LocalDate.ofInstant(clock.instant(), championship.zone());
    }
}
