package om.hawalis.verification;

import java.util.Optional;
import om.hawalis.championship.Settlement;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Proof;
import om.hawalis.engine.Game;
import om.hawalis.engine.Result;
import om.hawalis.engine.Side;
import om.hawalis.game.Basis;
import om.hawalis.game.GameSheet;

/** A verified report in the words of a championship. */
final class Settlements {
    private Settlements() {}

    static Settlement of(GameSheet game, Report report) {
        var declared = report.declared();
        return new Settlement(
                game.id().value(),
                game.board().id(),
                game.number(),
                result(declared.result()),
                declared.ending().name(),
                report.basis() == Basis.PROVEN ? Optional.of(proof(game.game())) : Optional.empty());
    }

    static GameResult result(Result result) {
        return switch (result) {
            case SOUTH_WINS -> GameResult.SOUTH_WINS;
            case NORTH_WINS -> GameResult.NORTH_WINS;
            case DRAW -> GameResult.DRAWN;
            case SOUTH_WINS_BY_FORFEIT -> GameResult.SOUTH_WINS_BY_FORFEIT;
            case NORTH_WINS_BY_FORFEIT -> GameResult.NORTH_WINS_BY_FORFEIT;
            case BOTH_FORFEIT -> GameResult.DOUBLE_FORFEIT;
            case OPEN -> GameResult.OPEN;
        };
    }

    static Proof proof(Game game) {
        return new Proof(captured(game, Side.SOUTH), captured(game, Side.NORTH), game.length());
    }

    private static int captured(Game game, Side side) {
        return game.plies().stream()
                .filter(ply -> ply.hole().side() == side)
                .mapToInt(ply -> ply.sowing().captured())
                .sum();
    }
}
