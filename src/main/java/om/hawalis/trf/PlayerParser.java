package om.hawalis.trf;

import static om.hawalis.trf.TrfFault.Kind.COLOUR_UNKNOWN;
import static om.hawalis.trf.TrfFault.Kind.RESULT_UNKNOWN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads players' records. */
final class PlayerParser {
    private static final int MOST = 9999;
    private static final String RESULTS = "+-WDL1=0HFUZ *X";

    private final Faults faults;

    PlayerParser(Faults faults) {
        this.faults = faults;
    }

    /** Empty, with a fault, where the starting number is unreadable. */
    Optional<PlayerRecord> parse(TrfLine line) {
        var number = faults.number(line, 5, 8, 1, MOST);
        var rating = line.trimmed(49, 52);
        var points = line.trimmed(81, 84);
        var read = new PlayerRecord(
                line,
                number.orElse(0),
                line.trimmed(11, 13),
                line.trimmed(15, 47),
                rating.isEmpty() ? null : positive(faults.number(line, 49, rating, 0, MOST)),
                points.isEmpty() ? null : boxed(faults.points(line, 81, points)),
                cells(line));
        return number.isPresent() ? Optional.of(read) : Optional.empty();
    }

    private static @Nullable Integer positive(OptionalInt rating) {
        return rating.isPresent() && rating.getAsInt() > 0 ? (Integer) rating.getAsInt() : null;
    }

    private static @Nullable Integer boxed(OptionalInt value) {
        return value.isPresent() ? (Integer) value.getAsInt() : null;
    }

    private List<RoundCell> cells(TrfLine line) {
        var cells = new ArrayList<RoundCell>();
        for (var column = RoundCell.FIRST_COLUMN; column <= line.length(); column += RoundCell.WIDTH)
            cells.add(cell(line, column));
        while (!cells.isEmpty() && cells.getLast().blank()) cells.removeLast();
        return cells;
    }

    private RoundCell cell(TrfLine line, int column) {
        var opponent = line.trimmed(column, column + 3);
        var number = opponent.isEmpty()
                ? 0
                : faults.number(line, column, opponent, 0, MOST).orElse(0);
        return new RoundCell(number, colour(line, column + 5), result(line, column + 7), column);
    }

    private char colour(TrfLine line, int column) {
        var colour = Character.toLowerCase(line.at(column));
        if (colour == 'w' || colour == 'b') return colour;
        if (colour != '-' && colour != ' ') faults.add(line, column, COLOUR_UNKNOWN, line.at(column));
        return '-';
    }

    private char result(TrfLine line, int column) {
        var result = Character.toUpperCase(line.at(column));
        if (RESULTS.indexOf(result) >= 0) return result;
        faults.add(line, column, RESULT_UNKNOWN, line.at(column));
        return ' ';
    }
}
