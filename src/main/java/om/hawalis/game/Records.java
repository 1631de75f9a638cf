package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.championship.Boards;

/** Hands out the record of a game, one writer at a time. */
@Dependent
class Records {
    private final GameRepository games;
    private final Boards boards;
    private final Recorders recorders;
    private final Hands hands;
    private final Clock clock;

    @Inject
    Records(GameRepository games, Boards boards, Recorders recorders, Hands hands, Clock clock) {
        this.games = games;
        this.boards = boards;
        this.recorders = recorders;
        this.hands = hands;
        this.clock = clock;
    }

    /** To somebody who may record it. */
    OpenRecord take(GameId id) {
        var game = games.lock(id);
        var board = boards.board(game.board());
        return new OpenRecord(games, game, board, recorders.require(board), clock.instant());
    }

    /** To somebody whose right was, or will be, asked for elsewhere. */
    OpenRecord takeAnyway(GameId id) {
        var game = games.lock(id);
        var board = boards.board(game.board());
        return new OpenRecord(games, game, board, hands.require(board), clock.instant());
    }
}
