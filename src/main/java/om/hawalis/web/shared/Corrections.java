package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.CorrectionSheet;
import om.hawalis.championship.Scoreboard;
import om.hawalis.game.GameId;
import om.hawalis.verification.Papers;
import om.hawalis.verification.ReportSheet;
import om.hawalis.verification.Reports;

/** What was corrected after the next round had been released, as {@code #{corrections.of(id)}}. */
@Named("corrections")
@RequestScoped
public class Corrections {
    @Inject
    private Scoreboard scoreboard;

    @Inject
    private Reports reports;

    @Inject
    private PageLanguage language;

    @Inject
    private Format format;

    /** A correction. @param reason as the arbiter gave it; empty where there is none */
    public record Line(String text, String was, String now, String reason) {}

    public List<Line> of(ChampionshipId id) {
        var all = scoreboard.corrections(id);
        if (all.isEmpty()) return List.of();
        var papers = reports.of(
                all.stream().map(one -> new GameId(one.gameId())).distinct().toList());
        return all.stream().map(one -> line(one, papers)).toList();
    }

    private Line line(CorrectionSheet correction, Map<GameId, Papers> papers) {
        var board = correction.board();
        var text = format.text(
                "corrections.line",
                board.roundNumber(),
                board.number(),
                board.south().name().in(language.getCode()),
                board.north().name().in(language.getCode()));
        return new Line(
                text,
                format.result(correction.was().notation()),
                correction.now().map(now -> format.result(now.notation())).orElse("·"),
                Optional.ofNullable(papers.get(new GameId(correction.gameId())))
                        .flatMap(Papers::official)
                        .flatMap(ReportSheet::reason)
                        .orElse(""));
    }
}
