package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.Optional;
import om.hawalis.contest.ByeKind;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/**
 * Grants an entrant a bye in a round not yet paired, or takes it back. The kinds are different facts: a half-point bye
 * is what the regulations allow who asks in time, a zero-point bye an absence announced, a full-point bye an arbiter's
 * decision.
 */
@UseCase
public class RequestBye {
    private final ChampionshipRepository championships;
    private final EntryRepository entries;
    private final RoundRepository rounds;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public RequestBye(
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

    /** @param round from 1, not yet paired */
    @RolesAllowed({ORGANISER, ARBITER})
    public void request(EntryId id, int round, ByeKind kind) {
        if (!kind.requestable()) throw Refusal.malformed("bye.kind");
        requireFollowingScores(unpaired(id, round));
        if (standing(id, round).isPresent()) throw Refusal.conflict("bye.requested", round);
        entries.add(new ByeRequest(id, round, kind, clock.instant(), caller.requireAccount()));
    }

    @RolesAllowed({ORGANISER, ARBITER})
    public void takeBack(EntryId id, int round) {
        unpaired(id, round);
        standing(id, round)
                .orElseThrow(() -> Refusal.conflict("bye.not-requested", round))
                .withdraw(clock.instant(), caller.requireAccount());
    }

    /** A round robin has its free rounds in the table, and a knock-out nobody who may rest. */
    private static void requireFollowingScores(Championship championship) {
        if (!championship.stages().takesLateEntries()) throw Refusal.conflict("bye.no-swiss");
    }

    private Optional<ByeRequest> standing(EntryId id, int round) {
        return entries.byeRequests(entries.championshipOf(id)).stream()
                .filter(request -> request.entry().equals(id) && request.round() == round)
                .findFirst();
    }

    /** A round on its way was made with who was there: it is taken back first. */
    private Championship unpaired(EntryId id, int round) {
        var of = entries.championshipOf(id);
        var championship = championships.lock(of);
        offices.requireOfficial(of, Office.ORGANISER, Office.ARBITER);
        if (championship.hasEnded()) throw Refusal.conflict("championship.ended");
        var planned = championship.stages().stage(1).format() instanceof Format.Swiss(var rounds, var start)
                ? rounds
                : Integer.MAX_VALUE;
        if (round < 1 || round > planned) throw Refusal.malformed("bye.round", planned);
        if (round <= rounds.of(of).size()) throw Refusal.conflict("bye.round-paired", round);
        return championship;
    }
}
