package om.hawalis.web.championship;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import om.hawalis.championship.CrossTableSheet;
import om.hawalis.championship.Format;
import om.hawalis.championship.Scoreboard;
import om.hawalis.championship.StageSheet;
import om.hawalis.championship.StandingsSheet;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Share;
import om.hawalis.platform.Name;
import om.hawalis.standings.CrossTable;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Row;
import om.hawalis.standings.TieBreak;
import om.hawalis.standings.Worked;
import om.hawalis.web.shared.PageLanguage;
import org.jspecify.annotations.Nullable;

/** {@code /manage/championships/{slug}/standings}: standings and cross table as they are now. */
@Named("standingsView")
@RequestScoped
public class StandingsView {
    @Inject
    private Managed managed;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private PageLanguage language;

    private @Nullable StandingsSheet standings;

    /** A line of the table, as {@code hw:standings} draws it. */
    public record Line(
            int rank, String name, String club, String href, int played, int halfPoints, List<String> values) {}

    /** A line of the cross table. */
    public record CrossLine(int place, String name, List<Cell> cells, int halfPoints) {}

    /** What two took from each other, once or twice; an entrant does not meet themselves. */
    public record Cell(boolean self, List<String> marks) {}

    public StandingsSheet getStandings() {
        if (standings == null) standings = scoreboard.standings(managed.id());
        return Objects.requireNonNull(standings);
    }

    public List<Line> getLines() {
        return getStandings().standings().rows().stream().map(this::line).toList();
    }

    private Line line(Row row) {
        var sheet = getStandings();
        var entrant = sheet.entrant(row.entrant().number());
        return new Line(
                row.rank(),
                name(entrant.name()),
                entrant.club().map(this::name).orElse(""),
                language.getBase() + "/players/" + entrant.player(),
                sheet.played(entrant.number()),
                halves(row.points()),
                row.values().stream().map(StandingsView::text).toList());
    }

    private static String text(Worked worked) {
        return switch (worked) {
            case Worked.Value value -> value.value().toString();
            case Worked.None none -> "–";
        };
    }

    private static int halves(Fraction points) {
        return Math.toIntExact(points.times(Fraction.of(2)).rounded());
    }

    private String name(Name name) {
        return name.in(language.getCode());
    }

    /** The tie-breaks of the table: none where stages are joined, or where there are places alone. */
    public List<String> getCodes() {
        return getStandings().standings().tieBreaks().stream()
                .map(TieBreak::code)
                .toList();
    }

    /** Knock-outs that have begun. */
    public List<StageSheet> getDrawn() {
        return scoreboard.stages(managed.id()).stream()
                .filter(stage -> stage.bracket().isPresent())
                .toList();
    }

    /** Whether a square of all against all says something. */
    public boolean isGrid() {
        return managed.getSheet().stages().stage(1).format() instanceof Format.RoundRobin;
    }

    /** Whether nothing but the lot gave somebody a place. */
    public boolean isLotDrawn() {
        return getStandings().standings().rows().stream().anyMatch(row -> row.ticket() != null);
    }

    public List<CrossLine> getCrossLines() {
        var sheet = scoreboard.crossTable(managed.id());
        var lines = sheet.table().lines();
        var drawn = new ArrayList<CrossLine>();
        for (var place = 0; place < lines.size(); place++) drawn.add(crossLine(sheet, lines.get(place), place + 1));
        return drawn;
    }

    private CrossLine crossLine(CrossTableSheet sheet, CrossTable.Line line, int place) {
        var own = line.entrant().number();
        var cells = line.cells().stream()
                .map(cell -> new Cell(cell.opponent() == own, marks(cell)))
                .toList();
        return new CrossLine(place, name(sheet.entrant(own).name()), cells, halves(line.points()));
    }

    private static List<String> marks(CrossTable.Cell cell) {
        return cell.meetings().stream().map(meeting -> mark(meeting.outcome())).toList();
    }

    private static String mark(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played -> mark(played.share());
            case Outcome.Forfeited forfeited -> forfeited.share() == Share.WIN ? "+" : "−";
            case Outcome.Pending pending -> "·";
            case Outcome.Rested rested -> "";
            case Outcome.Absent absent -> "";
        };
    }

    private static String mark(Share share) {
        return switch (share) {
            case WIN -> "1";
            case DRAW -> "½";
            case LOSS -> "0";
        };
    }

    /** The heads of the cross table's columns. */
    public List<Integer> getPlaces() {
        var entrants = getStandings().entrants().size();
        return IntStream.rangeClosed(1, entrants).boxed().toList();
    }
}
