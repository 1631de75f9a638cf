package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.time.Clock;
import java.util.Set;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Takes a round from its draft to its close. One writer a championship: however many press at once, each step happens once. */
@UseCase
public class PairRound {
    private final ChampionshipRepository championships;
    private final RoundRepository rounds;
    private final Dossiers dossiers;
    private final Offices offices;
    private final Event<RoundReleased> released;
    private final Event<RoundClosed> closed;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public PairRound(
            ChampionshipRepository championships,
            RoundRepository rounds,
            Dossiers dossiers,
            Offices offices,
            Event<RoundReleased> released,
            Event<RoundClosed> closed,
            Caller caller,
            Clock clock) {
        this.championships = championships;
        this.rounds = rounds;
        this.dossiers = dossiers;
        this.offices = offices;
        this.released = released;
        this.closed = closed;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * Drafts the next round, of this stage or of the one that follows. Where it follows from the scores, every board
     * before must be official or postponed; a round robin's table is fixed beforehand.
     */
    @RolesAllowed({ORGANISER, ARBITER})
    public RoundSheet propose(ChampionshipId id) {
        var dossier = running(id);
        dossier.rounds().stream()
                .filter(round -> !round.state().isPublic())
                .findFirst()
                .ifPresent(round -> {
                    throw new RoundUnderWay(dossier.sheet(round));
                });
        var proposal = Proposal.next(dossier);
        var stage = proposal.stage();
        var round =
                new Round(id, dossier.rounds().size() + 1, stage.number(), clock.instant(), caller.requireAccount());
        var plan = SeatingPlan.of(round.id(), Draft.of(proposal.paired()), stage);
        rounds.add(proposal.places());
        rounds.add(round, plan.boards(), plan.seats());
        rounds.explain(round.id(), Explanations.of(proposal));
        return sheet(round);
    }

    /** @param version of the draft that was looked at */
    @RolesAllowed({ORGANISER, ARBITER})
    public RoundSheet confirm(RoundId id, int version) {
        return confirm(id, version, Set.of());
    }

    /** @param accepted the keys of warnings that were read; one that has to be confirmed and is not named refuses */
    @RolesAllowed({ORGANISER, ARBITER})
    public RoundSheet confirm(RoundId id, int version, Set<String> accepted) {
        var round = unchanged(id, version);
        WarningsStand.refuse(dossiers.of(round.championship()).warnings(round), accepted);
        round.confirm(clock.instant(), caller.requireAccount());
        return sheet(round);
    }

    /** One step back: a confirmed round is a draft again, a draft is gone. A released one stays. */
    @RolesAllowed({ORGANISER, ARBITER})
    public void undo(RoundId id, int version) {
        var round = unchanged(id, version);
        switch (round.state()) {
            case DRAFT -> remove(round);
            case CONFIRMED -> round.unconfirm();
            case RELEASED, CLOSED -> throw Refusal.conflict("round.released", round.number());
        }
    }

    private void remove(Round round) {
        rounds.remove(round);
        var isFirst = rounds.of(round.championship()).stream().noneMatch(other -> other.stage() == round.stage());
        if (isFirst) rounds.clearField(round.championship(), round.stage());
    }

    /**
     * Makes a confirmed round public and opens its boards.
     *
     * @param acknowledged boards of earlier rounds known to be unsettled; one that is not named refuses the release
     */
    @RolesAllowed({ORGANISER, ARBITER})
    public RoundSheet release(RoundId id, int version, Set<BoardId> acknowledged) {
        var round = unchanged(id, version);
        UnsettledBoards.refuse(dossiers.of(round.championship()).unsettled(), acknowledged);
        round.release(clock.instant(), caller.requireAccount());
        rounds.flush();
        released.fire(new RoundReleased(id));
        return sheet(round);
    }

    /** @param acknowledged boards known to be unsettled; one that is not named refuses the close */
    @RolesAllowed({ORGANISER, ARBITER})
    public RoundSheet close(RoundId id, Set<BoardId> acknowledged) {
        running(rounds.championshipOf(id));
        var round = rounds.lock(id);
        UnsettledBoards.refuse(sheet(round).awaited(), acknowledged);
        round.close(clock.instant(), caller.requireAccount());
        closed.fire(new RoundClosed(id));
        return sheet(round);
    }

    private Round unchanged(RoundId id, int version) {
        running(rounds.championshipOf(id));
        var round = rounds.lock(id);
        if (round.version() != version) throw new RoundChanged(version, sheet(round));
        return round;
    }

    private Dossier running(ChampionshipId id) {
        var championship = championships.lock(id);
        offices.requireOfficial(id, Office.ORGANISER, Office.ARBITER);
        championship.requireRunning();
        return dossiers.of(championship);
    }

    private RoundSheet sheet(Round round) {
        rounds.flush();
        return dossiers.of(round.championship()).sheet(round);
    }
}
