package om.hawalis.api;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.engine.Game;
import om.hawalis.engine.Hole;
import om.hawalis.engine.Ply;
import om.hawalis.engine.Result;
import om.hawalis.game.Basis;
import om.hawalis.game.Ending;
import om.hawalis.game.GameSheet;
import om.hawalis.verification.Papers;
import om.hawalis.verification.ReportSheet;
import org.jspecify.annotations.Nullable;

/**
 * A game as JSON. Holes are ring marks and sides are {@code S} or {@code N}; counts stand by ring index. The result is the official
 * one, else the one reported, else what the record says.
 *
 * @param verdict a verdict's name, or how the game was said to have ended; null while it goes on
 * @param played the move just recorded, in the answer to it
 */
public record GameJson(
        String id,
        int revision,
        int ply,
        String state,
        RuleSetJson ruleSet,
        String position,
        List<Integer> south,
        List<Integer> north,
        @Nullable String toMove,
        List<String> legal,
        @Nullable LastJson last,
        Map<String, PlayerAtBoardJson> players,
        List<MoveJson> moves,
        @Nullable String verdict,
        String result,
        @Nullable String basis,
        @Nullable StandingJson report,
        boolean disputed,
        @Nullable String setAside,
        BoardJson board,
        @Nullable PlayedJson played) {

    /** The rules it is played by. */
    public record RuleSetJson(String id, int version, int columns, String direction) {}

    /** The hole played last. */
    public record LastJson(String side, String hole) {}

    /** Who sits there. */
    public record PlayerAtBoardJson(NameJson name, @Nullable NameJson club) {
        static PlayerAtBoardJson of(EntrantSheet entrant) {
            return new PlayerAtBoardJson(
                    NameJson.of(entrant.name()),
                    entrant.club().map(NameJson::of).orElse(null));
        }
    }

    /** A ply that stands. */
    public record MoveJson(int ply, String side, String hole, int captured, long laps) {}

    /** The report that counts, or would. */
    public record StandingJson(String id, int version, String state) {}

    /** Where it is played. */
    public record BoardJson(
            String id,
            int number,
            int game,
            String round,
            int roundNumber,
            String championship,
            String championshipSlug,
            NameJson championshipName) {
        static BoardJson of(GameSheet game) {
            var board = game.board();
            return new BoardJson(
                    board.id().toString(),
                    board.number(),
                    game.number(),
                    board.round().toString(),
                    board.roundNumber(),
                    board.championship().toString(),
                    board.championshipSlug().value(),
                    NameJson.of(board.championshipName()));
        }
    }

    static GameJson of(GameSheet game, Papers papers) {
        return of(game, papers, null);
    }

    static GameJson of(GameSheet sheet, Papers papers, @Nullable PlayedJson played) {
        var game = sheet.game();
        var report = papers.official().or(papers::standing);
        return new GameJson(
                sheet.id().toString(),
                sheet.revision(),
                sheet.ply(),
                sheet.state().name(),
                rules(game),
                game.position().text(),
                game.position().south(),
                game.position().north(),
                sheet.toMove().map(side -> String.valueOf(side.letter())).orElse(null),
                sheet.legal().stream().map(hole -> mark(game, hole)).toList(),
                game.last()
                        .map(ply -> new LastJson(side(ply), mark(game, ply.hole())))
                        .orElse(null),
                Map.of(
                        "south", PlayerAtBoardJson.of(sheet.south()),
                        "north", PlayerAtBoardJson.of(sheet.north())),
                moves(game),
                verdict(sheet, report),
                result(sheet, report).text(),
                basis(sheet, report),
                report.map(GameJson::standing).orElse(null),
                papers.isDisputed(),
                sheet.setAside().orElse(null),
                BoardJson.of(sheet),
                played);
    }

    static List<MoveJson> moves(Game game) {
        return game.plies().stream().map(ply -> move(game, ply)).toList();
    }

    private static RuleSetJson rules(Game game) {
        var rules = game.ruleSet();
        return new RuleSetJson(
                rules.id(),
                rules.version(),
                rules.layout().columns(),
                rules.layout().direction().name());
    }

    private static MoveJson move(Game game, Ply ply) {
        var sowing = ply.sowing();
        return new MoveJson(ply.number(), side(ply), mark(game, ply.hole()), sowing.captured(), sowing.laps());
    }

    private static @Nullable String verdict(GameSheet sheet, Optional<ReportSheet> report) {
        return report.map(ReportSheet::ending)
                .or(() -> sheet.end().map(GameSheet.End::ending))
                .map(Ending::name)
                .orElse(null);
    }

    private static Result result(GameSheet sheet, Optional<ReportSheet> report) {
        return report.map(ReportSheet::result)
                .or(() -> sheet.end().map(GameSheet.End::result))
                .orElse(Result.OPEN);
    }

    private static @Nullable String basis(GameSheet sheet, Optional<ReportSheet> report) {
        return report.map(ReportSheet::basis)
                .or(() -> sheet.end().map(GameSheet.End::basis))
                .map(Basis::name)
                .orElse(null);
    }

    private static StandingJson standing(ReportSheet report) {
        return new StandingJson(
                report.id().toString(), report.version(), report.state().name());
    }

    static String side(Ply ply) {
        return String.valueOf(ply.hole().side().letter());
    }

    static String mark(Game game, Hole hole) {
        return game.ruleSet().layout().ringMark(hole);
    }
}
