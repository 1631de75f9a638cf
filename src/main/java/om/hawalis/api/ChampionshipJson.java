package om.hawalis.api;

import java.math.BigDecimal;
import java.util.List;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Points;
import org.jspecify.annotations.Nullable;

/**
 * A championship as JSON.
 *
 * @param lotSeed a text, as it does not fit a number of every reader
 */
public record ChampionshipJson(
        String id,
        String slug,
        NameJson name,
        HostJson club,
        String venue,
        String firstDay,
        String lastDay,
        String zone,
        String ruleSet,
        int ruleSetVersion,
        PointsJson points,
        List<String> tieBreaks,
        String lotSeed,
        String encounter,
        List<StageJson> stages,
        int clubsApart,
        String state,
        @Nullable Integer abandonedAfter,
        boolean archived,
        int entrants,
        int plannedRounds,
        int releasedRounds,
        int version) {

    /** The host. */
    public record HostJson(String id, NameJson name) {}

    /** What a game is worth. */
    public record PointsJson(
            @Nullable BigDecimal win,
            @Nullable BigDecimal draw,
            @Nullable BigDecimal loss) {
        static PointsJson of(Points points) {
            return new PointsJson(
                    HalfPoints.json(points.win()), HalfPoints.json(points.draw()), HalfPoints.json(points.loss()));
        }

        Points points() {
            return new Points(
                    HalfPoints.required("points.win", win),
                    HalfPoints.required("points.draw", draw),
                    HalfPoints.required("points.loss", loss));
        }
    }

    static ChampionshipJson of(ChampionshipSheet sheet) {
        return new ChampionshipJson(
                sheet.id().toString(),
                sheet.slug().value(),
                NameJson.of(sheet.name()),
                new HostJson(sheet.club().toString(), NameJson.of(sheet.clubName())),
                sheet.venue(),
                sheet.firstDay().toString(),
                sheet.lastDay().toString(),
                sheet.zone().getId(),
                sheet.ruleSet().id(),
                sheet.ruleSet().version(),
                PointsJson.of(sheet.points()),
                sheet.tieBreaks(),
                Long.toString(sheet.lotSeed()),
                sheet.encounter().name(),
                sheet.stages().stages().stream().map(StageJson::of).toList(),
                sheet.clubsApart(),
                sheet.state().name(),
                sheet.abandoned().map(ChampionshipSheet.Abandoned::lastRound).orElse(null),
                sheet.archived(),
                sheet.entrants(),
                sheet.plannedRounds(),
                sheet.releasedRounds(),
                sheet.version());
    }
}
