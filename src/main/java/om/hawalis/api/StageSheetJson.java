package om.hawalis.api;

import java.math.BigDecimal;
import java.util.List;
import om.hawalis.championship.BracketSheet;
import om.hawalis.championship.StageSheet;
import om.hawalis.pairing.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A stage that has begun.
 *
 * @param tables one for each group; none in a knock-out
 * @param bracket the matches of a knock-out in the order in which they are played; otherwise empty
 */
public record StageSheetJson(int number, StageJson stage, List<StandingsJson> tables, List<MatchJson> bracket) {

    /** A match of a knock-out. @param part WINNERS, LOSERS, THIRD_PLACE, FINAL or SECOND_FINAL */
    public record MatchJson(int id, int round, String part, PlaceJson first, PlaceJson second, boolean byLot) {
        static MatchJson of(BracketSheet.Match match) {
            return new MatchJson(
                    match.id(),
                    match.round(),
                    match.part().name(),
                    PlaceJson.of(match.first()),
                    PlaceJson.of(match.second()),
                    match.byLot());
        }
    }

    /**
     * Who plays there.
     *
     * @param origin SEED, WINNER or LOSER
     * @param of which seed, or of which match
     * @param outcome OPEN, WON, LOST or NOBODY
     */
    public record PlaceJson(
            @Nullable EntrantJson entrant,
            String origin,
            int of,
            @Nullable BigDecimal points,
            String outcome) {
        static PlaceJson of(BracketSheet.Place place) {
            var entrant = place.entrant().map(EntrantJson::of).orElse(null);
            var points = place.halfPoints().map(HalfPoints::json).orElse(null);
            var outcome = place.outcome().name();
            return switch (place.origin()) {
                case Seat.Seed(var seed) -> new PlaceJson(entrant, "SEED", seed, points, outcome);
                case Seat.WinnerOf(var match) -> new PlaceJson(entrant, "WINNER", match, points, outcome);
                case Seat.LoserOf(var match) -> new PlaceJson(entrant, "LOSER", match, points, outcome);
            };
        }
    }

    static StageSheetJson of(StageSheet stage) {
        return new StageSheetJson(
                stage.number(),
                StageJson.of(stage.stage()),
                stage.groups().stream()
                        .map(group -> StandingsJson.of(group.standings()))
                        .toList(),
                stage.bracket().map(BracketSheet::matches).orElse(List.of()).stream()
                        .map(MatchJson::of)
                        .toList());
    }
}
