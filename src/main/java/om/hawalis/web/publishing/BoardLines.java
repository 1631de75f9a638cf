package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import om.hawalis.championship.BoardId;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.RoundId;
import om.hawalis.championship.RoundSheet;
import om.hawalis.championship.SeatedBoard;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.platform.Name;
import om.hawalis.verification.Papers;
import om.hawalis.verification.Reports;
import om.hawalis.web.shared.GameStanding;
import om.hawalis.web.shared.PageLanguage;

/** The boards of a round with their games, as {@code #{boardLines.of(round)}}. */
@Named("boardLines")
@RequestScoped
public class BoardLines {
    @Inject
    private Games games;

    @Inject
    private Reports reports;

    @Inject
    private PageLanguage language;

    private final Map<RoundId, List<BoardLine>> known = new HashMap<>();

    /** A board. */
    public record BoardLine(int number, Seat south, Seat north, List<GameLine> games) {
        public boolean isLive() {
            return games.stream().anyMatch(game -> game.standing().isLive());
        }
    }

    /** Who sits there in the first game. */
    public record Seat(String name, String club, String href) {}

    /** A game on a board. */
    public record GameLine(String href, int number, int plies, GameStanding standing) {}

    /** A free entrant. */
    public record Free(String name, String key) {}

    public List<BoardLine> of(RoundSheet round) {
        return known.computeIfAbsent(round.id(), id -> lines(round));
    }

    private List<BoardLine> lines(RoundSheet round) {
        var played = games.ofRound(round.id());
        var papers = reports.of(played.stream().map(GameSheet::id).toList());
        Map<BoardId, List<GameLine>> byBoard = played.stream()
                .collect(Collectors.groupingBy(
                        game -> game.board().id(),
                        Collectors.mapping(game -> line(game, papers.get(game.id())), Collectors.toList())));
        return round.boards().stream()
                .map(SeatedBoard::board)
                .map(board -> new BoardLine(
                        board.number(),
                        seat(board.south()),
                        seat(board.north()),
                        byBoard.getOrDefault(board.id(), List.of())))
                .toList();
    }

    private GameLine line(GameSheet game, Papers papers) {
        return new GameLine(
                language.getBase() + "/games/" + game.id(), game.number(), game.ply(), GameStanding.of(game, papers));
    }

    Seat seat(EntrantSheet entrant) {
        return new Seat(
                name(entrant.name()),
                entrant.club().map(this::name).orElse(""),
                language.getBase() + "/players/" + entrant.player());
    }

    public List<Free> free(RoundSheet round) {
        return round.byes().stream()
                .map(bye -> new Free(name(bye.entrant().name()), "championship.bye." + bye.kind()))
                .toList();
    }

    private String name(Name name) {
        return name.in(language.getCode());
    }
}
