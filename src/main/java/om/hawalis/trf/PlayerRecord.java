package om.hawalis.trf;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player's record (001).
 *
 * @param rating null where blank or zero
 * @param halfPoints null where blank
 * @param cells round by round
 */
record PlayerRecord(
        TrfLine line,
        int number,
        String title,
        String name,
        @Nullable Integer rating,
        @Nullable Integer halfPoints,
        List<RoundCell> cells) {
    PlayerRecord {
        cells = List.copyOf(cells);
    }

    RoundCell cell(int round) {
        return round <= cells.size() ? cells.get(round - 1) : new RoundCell(0, '-', ' ', RoundCell.columnOf(round));
    }

    boolean saysTheSameAs(PlayerRecord other) {
        for (var round = 1; round <= Math.max(cells.size(), other.cells.size()); round++)
            if (!cell(round).saysTheSameAs(other.cell(round))) return false;
        return true;
    }
}
