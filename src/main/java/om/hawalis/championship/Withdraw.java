package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.List;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Takes an entrant out of the rounds to come, or back in. The entry and its results stay; a return gains nothing. */
@UseCase
public class Withdraw {
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final RoundRepository rounds;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public Withdraw(
            ChampionshipRepository championships,
            EntryRepository entries,
            RoundRepository rounds,
            Offices offices,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.entries = entries;
        this.rounds = rounds;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    @RolesAllowed({ORGANISER, ARBITER})
    public void withdraw(EntryId id) {
        var lastRound = releasedRounds(id);
        requireTakingPart(id);
        entries.add(new Withdrawal(id, lastRound, clock.instant(), caller.requireAccount()));
    }

    /** Sends somebody away; the reason is kept for the officials. */
    @RolesAllowed({ORGANISER, ARBITER})
    public void expel(EntryId id, String reason) {
        var lastRound = releasedRounds(id);
        requireTakingPart(id);
        entries.add(Withdrawal.expulsion(id, lastRound, reason, clock.instant(), caller.requireAccount()));
    }

    private void requireTakingPart(EntryId id) {
        if (Withdrawal.standing(entries.withdrawals(List.of(id))).isPresent())
            throw Refusal.conflict("entry.withdrawn");
    }

    /** An expulsion is taken back by an organiser alone. */
    @RolesAllowed({ORGANISER, ARBITER})
    public void readmit(EntryId id) {
        var nextRound = releasedRounds(id) + 1;
        var withdrawal = entries.withdrawals(List.of(id)).stream()
                .filter(Withdrawal::isOpen)
                .findFirst()
                .orElseThrow(() -> Refusal.conflict("entry.not-withdrawn"));
        if (withdrawal.expelledFor().isPresent()) offices.requireOfficial(entries.championshipOf(id), Office.ORGANISER);
        withdrawal.ends(nextRound, clock.instant(), caller.requireAccount());
    }

    private int releasedRounds(EntryId id) {
        var championship = entries.championshipOf(id);
        championships.lock(championship).requireRunning();
        offices.requireOfficial(championship, Office.ORGANISER, Office.ARBITER);
        return rounds.requireNoneUnderWay(championship);
    }
}
