package om.hawalis.web.publishing;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import om.hawalis.championship.CrossTableSheet;
import om.hawalis.championship.Format;
import om.hawalis.championship.Scoreboard;
import om.hawalis.championship.StandingsSheet;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Share;
import om.hawalis.contest.Side;
import om.hawalis.standings.CrossTable;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Row;
import om.hawalis.web.shared.PageLanguage;

/** {@code /championships/{slug}/cross-table}: who took what from whom, from verified results. */
@Named("crossView")
@RequestScoped
public class CrossView {
    @Inject
    private ShownChampionship shown;

    @Inject
    private Scoreboard scoreboard;

    @Inject
    private PageLanguage language;

    private List<Line> lines = List.of();

    /** A line, in order of the standings. */
    public record Line(int place, String name, String href, List<Cell> cells, int halfPoints) {}

    /**
     * What two took from each other, once or more; nobody meets themselves.
     *
     * @param opponent the place of the one met, where a column stands for a round; 0 for a free round that scored
     */
    public record Cell(boolean self, int opponent, List<Mark> marks) {}

    /**
     * What was taken in one round.
     *
     * @param kind won, drawn, lost or open
     * @param side S or N
     */
    public record Mark(String text, String kind, String side, int round) {}

    public void load() {
        shown.load();
        lines = isGrid() ? lines(scoreboard.crossTable(shown.id())) : progress(scoreboard.standings(shown.id()));
    }

    /** Whether all meet all: otherwise a column stands for a round, not for an opponent. */
    public boolean isGrid() {
        return !(shown.getSheet().stages().stage(1).format() instanceof Format.Swiss);
    }

    List<Line> lines(CrossTableSheet sheet) {
        var drawn = new ArrayList<Line>();
        for (var line : sheet.table().lines()) drawn.add(line(sheet, line, drawn.size() + 1));
        return List.copyOf(drawn);
    }

    private List<Line> progress(StandingsSheet sheet) {
        var places = new HashMap<Integer, Integer>();
        for (var row : sheet.standings().rows()) places.put(row.entrant().number(), places.size() + 1);
        var drawn = new ArrayList<Line>();
        for (var row : sheet.standings().rows()) drawn.add(progress(sheet, row, drawn.size() + 1, places));
        return List.copyOf(drawn);
    }

    private Line progress(StandingsSheet sheet, Row row, int place, Map<Integer, Integer> places) {
        var entrant = sheet.entrant(row.entrant().number());
        var cells = new ArrayList<Cell>();
        for (var outcome : sheet.contest().outcomes(entrant.number()))
            cells.add(cell(cells.size() + 1, outcome, places));
        return new Line(
                place,
                entrant.name().in(language.getCode()),
                language.getBase() + "/players/" + entrant.player(),
                cells,
                halves(row.points()));
    }

    private static Cell cell(int round, Outcome outcome, Map<Integer, Integer> places) {
        return switch (outcome) {
            case Outcome.Played played -> against(round, outcome, places.get(played.opponent()));
            case Outcome.Forfeited forfeited -> against(round, outcome, places.get(forfeited.opponent()));
            case Outcome.Pending pending -> against(round, outcome, places.get(pending.opponent()));
            case Outcome.Rested(var kind, var points) -> new Cell(points == 0, 0, List.of());
            case Outcome.Absent absent -> new Cell(true, 0, List.of());
        };
    }

    private static Cell against(int round, Outcome outcome, int place) {
        return new Cell(false, place, List.of(mark(round, outcome)));
    }

    public List<Line> getLines() {
        return lines;
    }

    /** The heads of the columns. */
    public List<Integer> getPlaces() {
        return IntStream.rangeClosed(
                        1, isGrid() ? lines.size() : shown.getRounds().size())
                .boxed()
                .toList();
    }

    private Line line(CrossTableSheet sheet, CrossTable.Line line, int place) {
        var entrant = sheet.entrant(line.entrant().number());
        var cells = line.cells().stream()
                .map(cell -> new Cell(cell.opponent() == entrant.number(), 0, marks(cell)))
                .toList();
        return new Line(
                place,
                entrant.name().in(language.getCode()),
                language.getBase() + "/players/" + entrant.player(),
                cells,
                halves(line.points()));
    }

    private static int halves(Fraction points) {
        return Math.toIntExact(points.times(Fraction.of(2)).rounded());
    }

    private static List<Mark> marks(CrossTable.Cell cell) {
        return cell.meetings().stream()
                .map(meeting -> mark(meeting.round(), meeting.outcome()))
                .toList();
    }

    private static Mark mark(int round, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played -> played(round, played.share(), played.side());
            case Outcome.Forfeited forfeited -> forfeited(round, forfeited.share(), forfeited.side());
            case Outcome.Pending pending -> new Mark("·", "open", letter(pending.side()), round);
            case Outcome.Rested rested -> throw new IllegalStateException("nobody rests against somebody");
            case Outcome.Absent absent -> throw new IllegalStateException("nobody is absent against somebody");
        };
    }

    private static Mark played(int round, Share share, Side side) {
        return switch (share) {
            case WIN -> new Mark("1", "won", letter(side), round);
            case DRAW -> new Mark("½", "drawn", letter(side), round);
            case LOSS -> new Mark("0", "lost", letter(side), round);
        };
    }

    private static Mark forfeited(int round, Share share, Side side) {
        return share == Share.WIN
                ? new Mark("+", "won", letter(side), round)
                : new Mark("−", "lost", letter(side), round);
    }

    private static String letter(Side side) {
        return switch (side) {
            case SOUTH -> "S";
            case NORTH -> "N";
        };
    }
}
