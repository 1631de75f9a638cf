package om.hawalis.game;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import om.hawalis.championship.BoardId;
import om.hawalis.platform.Refusal;

@Dependent
class GameRepository {
    private final EntityManager entities;

    @Inject
    GameRepository(EntityManager entities) {
        this.entities = entities;
    }

    void add(RecordedGame game) {
        entities.persist(game);
    }

    void add(GameId game, Entered fact) {
        entities.persist(new StoredFact(game, fact));
    }

    RecordedGame require(GameId id) {
        return require(id, LockModeType.NONE);
    }

    /** Waits for whoever is writing this game; other games, and readers, are not held up. */
    RecordedGame lock(GameId id) {
        return require(id, LockModeType.PESSIMISTIC_WRITE);
    }

    private RecordedGame require(GameId id, LockModeType lock) {
        var game = entities.find(RecordedGame.class, id.value(), lock);
        if (game == null) throw Refusal.unknown("game");
        return game;
    }

    GameRecord record(RecordedGame game) {
        return GameRecord.of(game.rules(), facts(List.of(game)).getOrDefault(game.id(), List.of()));
    }

    Map<GameId, List<Entered>> facts(List<RecordedGame> games) {
        List<UUID> ids = games.stream().map(game -> game.id().value()).toList();
        return entities.createQuery(
                        "from StoredFact f where f.gameId in ?1 order by f.gameId, f.revision", StoredFact.class)
                .setParameter(1, ids)
                .getResultStream()
                .collect(Collectors.groupingBy(
                        StoredFact::game, Collectors.mapping(StoredFact::entered, Collectors.toList())));
    }

    /** In the order of the boards given, then order of play. */
    List<RecordedGame> ofBoards(List<BoardId> boards) {
        var byBoard = entities.createQuery(
                        "from RecordedGame g where g.boardId in ?1 order by g.number", RecordedGame.class)
                .setParameter(1, boards.stream().map(BoardId::value).toList())
                .getResultStream()
                .collect(Collectors.groupingBy(RecordedGame::board));
        return boards.stream()
                .flatMap(board -> byBoard.getOrDefault(board, List.of()).stream())
                .toList();
    }
}
