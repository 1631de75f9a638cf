package om.hawalis.championship;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;

import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import java.time.Clock;
import om.hawalis.platform.OwnAudit;
import om.hawalis.platform.Refusal;
import om.hawalis.platform.UseCase;
import om.hawalis.security.AccountId;

/** Makes verified results official. Only {@code verification} calls it, and it joins that transaction. */
@UseCase
@Transactional(Transactional.TxType.MANDATORY)
public class OfficialResults {
    private final ChampionshipRepository championships;
    private final RoundRepository rounds;
    private final ResultRepository results;
    private final NextGames nextGames;
    private final Event<RoundClosed> closed;
    private final Clock clock;

    @Inject
    public OfficialResults(
            ChampionshipRepository championships,
            RoundRepository rounds,
            ResultRepository results,
            NextGames nextGames,
            Event<RoundClosed> closed,
            Clock clock) {
        this.championships = championships;
        this.rounds = rounds;
        this.results = results;
        this.nextGames = nextGames;
        this.closed = closed;
        this.clock = clock;
    }

    /**
     * A later result takes the former's place, and both are kept. A knock-out match that stays level goes on; the last
     * board of a round closes it.
     */
    @OwnAudit
    @RolesAllowed({ORGANISER, ARBITER})
    public OfficialResultId settle(Settlement settlement, AccountId by) {
        var round = inPlay(settlement.board());
        var board = rounds.find(settlement.board()).orElseThrow();
        if (settlement.gameNumber() > board.games()) throw Refusal.malformed("board.game", board.games());
        results.current(settlement.board(), settlement.gameNumber())
                .ifPresent(former -> former.supersede(clock.instant(), by));
        var result = new OfficialResult(settlement, clock.instant(), by);
        results.add(result);
        if (rounds.openGames(board.id()) == 0)
            rounds.delay(board.id()).ifPresent(delay -> delay.end(clock.instant(), by));
        nextGames.add(championships.find(round.championship()).orElseThrow(), round, board);
        if (round.state() == RoundState.RELEASED && rounds.unsettledGames(round.id()) == 0) close(round, by);
        return result.id();
    }

    /** Takes a result back: its board waits again, and so does its round. */
    @OwnAudit
    @RolesAllowed({ORGANISER, ARBITER})
    public void withdraw(BoardId board, int gameNumber, AccountId by) {
        var round = inPlay(board);
        results.current(board, gameNumber)
                .orElseThrow(() -> Refusal.conflict("result.none"))
                .supersede(clock.instant(), by);
        if (round.state() == RoundState.CLOSED) round.reopen();
        results.flush();
    }

    private Round inPlay(BoardId board) {
        var roundId = rounds.roundOf(board);
        championships.hold(rounds.championshipOf(roundId)).requireRunning();
        var round = rounds.lock(roundId);
        if (!round.state().isPublic()) throw Refusal.conflict("round.not-released", round.number());
        return round;
    }

    private void close(Round round, AccountId by) {
        round.close(clock.instant(), by);
        closed.fire(new RoundClosed(round.id()));
    }
}
