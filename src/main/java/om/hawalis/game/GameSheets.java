package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.Boards;

/** Puts together what there is to see of a game. */
@Dependent
class GameSheets {
    private final GameRepository games;
    private final Boards boards;

    @Inject
    GameSheets(GameRepository games, Boards boards) {
        this.games = games;
        this.boards = boards;
    }

    GameSheet of(RecordedGame game) {
        return of(game, boards.board(game.board()), games.record(game));
    }

    /** Several at once, in their order. */
    List<GameSheet> of(List<RecordedGame> some, List<BoardSheet> theirBoards) {
        var facts = games.facts(some);
        Map<BoardId, BoardSheet> byId =
                theirBoards.stream().collect(Collectors.toMap(BoardSheet::id, Function.identity()));
        return some.stream()
                .map(game -> of(
                        game,
                        byId.get(game.board()),
                        GameRecord.of(game.rules(), facts.getOrDefault(game.id(), List.of()))))
                .toList();
    }

    static GameSheet of(RecordedGame game, BoardSheet board, GameRecord record) {
        return new GameSheet(
                game.id(),
                board,
                game.number(),
                record.revision(),
                record.state(),
                record.game(),
                record.said(),
                record.setAside().map(Fact.SetAside::reason),
                record.recordedBy(),
                record.mayBeReported());
    }
}
