package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.championship.Scoreboard;
import om.hawalis.championship.StageSheet;
import om.hawalis.championship.StageSheet.GroupSheet;
import om.hawalis.championship.StandingsSheet;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Row;
import om.hawalis.standings.Worked;
import om.hawalis.web.shared.PageLanguage;

/** {@code /championships/{slug}/stages}: groups with their tables and grids, and the drawings of knock-outs. */
@Named("stagesView")
@RequestScoped
public class StagesView {
    @Inject
    private ShownChampionship shown;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private CrossView crosses;

    @Inject
    private PageLanguage language;

    private List<StageSheet> stages = List.of();

    public void load() {
        shown.load();
        stages = scoreboard.stages(shown.id()).reversed();
    }

    /** The latest first. */
    public List<StageSheet> getStages() {
        return stages;
    }

    public List<TableView.Line> lines(GroupSheet group) {
        return group.standings().standings().rows().stream()
                .map(row -> line(group.standings(), row))
                .toList();
    }

    private TableView.Line line(StandingsSheet sheet, Row row) {
        var entrant = sheet.entrant(row.entrant().number());
        return new TableView.Line(
                row.rank(),
                entrant.name().in(language.getCode()),
                entrant.club().map(club -> club.in(language.getCode())).orElse(""),
                language.getBase() + "/players/" + entrant.player(),
                sheet.played(row.entrant().number()),
                Math.toIntExact(row.points().times(Fraction.of(2)).rounded()),
                row.values().stream().map(StagesView::text).toList());
    }

    private static String text(Worked worked) {
        return switch (worked) {
            case Worked.Value value -> value.value().toString();
            case Worked.None none -> "–";
        };
    }

    /** The grid of a group. */
    public List<CrossView.Line> cross(GroupSheet group) {
        return group.cross().map(crosses::lines).orElse(List.of());
    }

    public List<Integer> places(GroupSheet group) {
        return IntStream.rangeClosed(1, group.standings().standings().rows().size())
                .boxed()
                .toList();
    }
}
