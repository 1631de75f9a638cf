package om.hawalis.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.RoundId;
import om.hawalis.engine.Game;
import om.hawalis.engine.Result;
import om.hawalis.game.DeclaredResult;
import om.hawalis.game.Ending;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.game.MoveForm;
import om.hawalis.game.RecordGame;
import om.hawalis.security.Role;
import om.hawalis.security.RunAs;
import om.hawalis.verification.HandInScoreSheet;
import om.hawalis.verification.ReportResult;
import om.hawalis.verification.Reports;
import om.hawalis.verification.VerifyResult;

/** What is played and reported on the boards of a round. The scorer records, the arbiter verifies. */
@ApplicationScoped
public class DemoBoards {
    private static final int PLIES_SO_FAR = 23;

    @Inject
    private RunAs as;

    @Inject
    private DemoAccounts people;

    @Inject
    private Games games;

    @Inject
    private RecordGame recordGame;

    @Inject
    private HandInScoreSheet handIn;

    @Inject
    private ReportResult report;

    @Inject
    private Reports reports;

    @Inject
    private VerifyResult verify;

    /** Every board to its verified result: the two published games where there is room, one result on paper, the rest invented. */
    void playAll(RoundId round, int seed) {
        var open = gamesOf(round);
        for (var board = 0; board < open.size(); board++) {
            var game = open.get(board).id();
            if (board == 0 && seed <= 2) record(game, DemoGames.published(seed));
            else if (board == open.size() - 1) declare(game, Result.SOUTH_WINS, Ending.RESIGNATION);
            else record(game, DemoGames.text(DemoGames.invented(100L * seed + board)));
            confirm(game);
        }
    }

    /** One board being played, one waiting for the arbiter, one reported on paper. */
    void leaveUnderWay(RoundId round) {
        var open = gamesOf(round);
        play(open.get(0).id(), DemoGames.begun(7, PLIES_SO_FAR));
        record(open.get(1).id(), DemoGames.text(DemoGames.invented(4242)));
        declare(open.get(2).id(), Result.DRAW, Ending.AGREED_DRAW);
    }

    private List<GameSheet> gamesOf(RoundId round) {
        return as.call(people.identity(Role.SCORER), () -> games.ofRound(round));
    }

    private void play(GameId id, Game game) {
        var scorer = people.identity(Role.SCORER);
        var layout = game.ruleSet().layout();
        for (var ply : game.plies()) {
            var move = new MoveForm(ply.number() - 1, ply.number(), layout.ringMark(ply.hole()));
            as.call(scorer, () -> recordGame.play(id, move, Optional.empty()));
        }
    }

    private void record(GameId id, String text) {
        as.call(people.identity(Role.SCORER), () -> handIn.handIn(id, 0, text));
    }

    private void declare(GameId id, Result result, Ending ending) {
        as.call(people.identity(Role.SCORER), () -> report.declare(id, new DeclaredResult(result, ending)));
    }

    private void confirm(GameId id) {
        as.call(people.identity(Role.ARBITER), () -> {
            var waiting = reports.of(id).standing().orElseThrow();
            return verify.confirm(waiting.id(), waiting.version());
        });
    }
}
