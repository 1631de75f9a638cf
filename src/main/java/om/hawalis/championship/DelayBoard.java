package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.Caller;

/** Puts a board off, so that its round may close and the next be paired without it; or takes it up again. */
@UseCase
public class DelayBoard {
    private static final int LONGEST = 300;

    private final ChampionshipRepository championships;
    private final RoundRepository rounds;
    private final Offices offices;
    private final Caller caller;
    private final Clock clock;

    @Inject
    public DelayBoard(
            ChampionshipRepository championships, RoundRepository rounds, Offices offices, Caller caller, Clock clock) {
        this.championships = championships;
        this.rounds = rounds;
        this.offices = offices;
        this.caller = caller;
        this.clock = clock;
    }

    @RolesAllowed({ORGANISER, ARBITER})
    public void delay(BoardId id, Delay kind, String reason) {
        var said = reason.strip();
        if (said.isEmpty() || said.length() > LONGEST) throw Refusal.malformed("board.delay-reason", LONGEST);
        var board = inPlay(id);
        if (rounds.delay(id).isPresent()) throw Refusal.conflict("board.delayed", board.number());
        if (rounds.openGames(id) == 0) throw Refusal.conflict("board.settled", board.number());
        rounds.add(new BoardDelay(id, kind, said, clock.instant(), caller.requireAccount()));
    }

    @RolesAllowed({ORGANISER, ARBITER})
    public void takeUp(BoardId id) {
        var board = inPlay(id);
        rounds.delay(id)
                .orElseThrow(() -> Refusal.conflict("board.not-delayed", board.number()))
                .end(clock.instant(), caller.requireAccount());
    }

    private Board inPlay(BoardId id) {
        var roundId = rounds.roundOf(id);
        var of = rounds.championshipOf(roundId);
        var championship = championships.lock(of);
        offices.requireOfficial(of, Office.ORGANISER, Office.ARBITER);
        championship.requireRunning();
        var round = rounds.lock(roundId);
        if (!round.state().isPublic()) throw Refusal.conflict("round.not-released", round.number());
        return rounds.find(id).orElseThrow();
    }
}
