package om.hawalis.api;

import java.math.BigDecimal;
import java.util.List;
import om.hawalis.championship.CrossTableSheet;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Side;
import om.hawalis.standings.CrossTable;
import org.jspecify.annotations.Nullable;

/** A cross table as JSON, in order of the standings. */
public record CrossTableJson(String championship, List<LineJson> lines) {

    /** One entrant's results. */
    public record LineJson(EntrantJson entrant, BigDecimal points, List<CellJson> cells, List<MeetingJson> free) {}

    /** All meetings with one opponent. */
    public record CellJson(int opponent, List<MeetingJson> meetings) {
        static CellJson of(CrossTable.Cell cell) {
            return new CellJson(
                    cell.opponent(),
                    cell.meetings().stream().map(MeetingJson::of).toList());
        }
    }

    /**
     * What became of a round.
     *
     * @param what PLAYED, FORFEITED, PENDING, RESTED or ABSENT
     * @param share WIN, DRAW or LOSS, once it is known
     */
    public record MeetingJson(
            int round,
            String what,
            @Nullable String side,
            @Nullable String share,
            BigDecimal points) {
        static MeetingJson of(CrossTable.Meeting meeting) {
            var round = meeting.round();
            return switch (meeting.outcome()) {
                case Outcome.Played played ->
                    of(round, "PLAYED", played.side(), played.share().name(), played.points());
                case Outcome.Forfeited lost ->
                    of(round, "FORFEITED", lost.side(), lost.share().name(), lost.points());
                case Outcome.Pending open -> of(round, "PENDING", open.side(), null, open.points());
                case Outcome.Rested rested -> of(round, "RESTED", null, null, rested.points());
                case Outcome.Absent absent -> of(round, "ABSENT", null, null, absent.points());
            };
        }

        private static MeetingJson of(
                int round, String what, @Nullable Side side, @Nullable String share, int halfPoints) {
            return new MeetingJson(round, what, side == null ? null : side.name(), share, HalfPoints.json(halfPoints));
        }
    }

    static CrossTableJson of(CrossTableSheet sheet) {
        return new CrossTableJson(
                sheet.championship().toString(),
                sheet.table().lines().stream().map(line -> line(sheet, line)).toList());
    }

    private static LineJson line(CrossTableSheet sheet, CrossTable.Line line) {
        return new LineJson(
                EntrantJson.of(sheet.entrant(line.entrant().number())),
                StandingsJson.number(line.points()),
                line.cells().stream().map(CellJson::of).toList(),
                line.byes().stream().map(MeetingJson::of).toList());
    }
}
