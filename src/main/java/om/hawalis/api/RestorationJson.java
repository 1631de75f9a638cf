package om.hawalis.api;

import java.util.List;
import om.hawalis.engine.Game;
import om.hawalis.engine.Notation;
import om.hawalis.engine.PartialRecord;

/**
 * What a score sheet must have said where a ply cannot be read.
 *
 * @param outcome {@code RESTORED} where one reading fits, {@code SEVERAL}, {@code UNFIT}, or {@code UNSURE} where the search took too long
 * @param all whether those listed are all there are
 * @param records the readings that fit, in notation
 */
public record RestorationJson(String outcome, boolean all, List<String> records) {
    static RestorationJson of(PartialRecord.Restoration restoration) {
        return switch (restoration) {
            case PartialRecord.Restoration.Restored(var game) -> of("RESTORED", true, List.of(game));
            case PartialRecord.Restoration.Several(var games, var all) -> of("SEVERAL", all, games);
            case PartialRecord.Restoration.Unfit unfit -> of("UNFIT", true, List.of());
            case PartialRecord.Restoration.Stopped stopped -> of("UNSURE", false, List.of());
        };
    }

    private static RestorationJson of(String outcome, boolean all, List<Game> games) {
        return new RestorationJson(
                outcome, all, games.stream().map(Notation::moves).toList());
    }
}
