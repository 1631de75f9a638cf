package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import java.time.Clock;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.Boards;
import om.hawalis.championship.GameAdded;
import om.hawalis.championship.RoundReleased;

/** Opens the games of a round's boards inside the transaction of its release: a released board without its games cannot be. */
@Dependent
class OpenGames {
    private final GameRepository games;
    private final Boards boards;
    private final Clock clock;

    @Inject
    OpenGames(GameRepository games, Boards boards, Clock clock) {
        this.games = games;
        this.boards = boards;
        this.clock = clock;
    }

    void open(@Observes RoundReleased released) {
        boards.ofRound(released.round()).forEach(this::open);
    }

    void open(@Observes GameAdded added) {
        games.add(new RecordedGame(boards.board(added.board()), added.number(), clock.instant()));
    }

    private void open(BoardSheet board) {
        for (var number = 1; number <= board.games(); number++)
            games.add(new RecordedGame(board, number, clock.instant()));
    }
}
