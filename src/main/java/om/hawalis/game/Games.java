package om.hawalis.game;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.PLAYER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.util.List;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.BoardSheet;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.RoundId;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.SeatedBoard;
import om.hawalis.platform.Page;
import om.hawalis.platform.Query;

/** Reads games. All of them are public: they are opened when their round is. */
@Query
public class Games {
    private final GameRepository games;
    private final GameSheets sheets;
    private final Boards boards;
    private final Recorders recorders;

    @Inject
    public Games(GameRepository games, GameSheets sheets, Boards boards, Recorders recorders) {
        this.games = games;
        this.sheets = sheets;
        this.boards = boards;
        this.recorders = recorders;
    }

    @PermitAll
    public GameSheet sheet(GameId id) {
        return sheets.of(games.require(id));
    }

    /** In order of play. */
    @PermitAll
    public List<GameSheet> ofBoard(BoardId board) {
        return ofBoards(List.of(boards.board(board)));
    }

    /** In board order, then order of play. */
    @PermitAll
    public List<GameSheet> ofRound(RoundId round) {
        return ofBoards(boards.ofRound(round));
    }

    private List<GameSheet> ofBoards(List<BoardSheet> some) {
        return sheets.of(games.ofBoards(some.stream().map(BoardSheet::id).toList()), some);
    }

    /** All games of a championship, round by round. */
    @PermitAll
    public Page<GameSheet> ofChampionship(ChampionshipId championship, Page.Request request) {
        var all = boards.rounds(championship).stream()
                .map(RoundSheet::boards)
                .flatMap(List::stream)
                .map(SeatedBoard::board)
                .toList();
        var found = games.ofBoards(all.stream().map(BoardSheet::id).toList());
        var rows = found.stream().skip(request.offset()).limit(request.size()).toList();
        return new Page<>(sheets.of(rows, all), found.size(), request);
    }

    /** Whether whoever asks may write this game down. */
    @PermitAll
    public boolean mayRecord(GameSheet game) {
        return recorders.find(game.board()).isPresent();
    }

    /** What recording a score sheet would bring, with everything in it that is not right. Records nothing. */
    @RolesAllowed({SCORER, ARBITER, ORGANISER, PLAYER})
    public ScoreSheet preview(GameId id, String text) {
        var game = games.require(id);
        var sheet = ScoreSheet.read(text, game.rules());
        sheet.requireContinuing(games.record(game).game());
        return sheet;
    }
}
