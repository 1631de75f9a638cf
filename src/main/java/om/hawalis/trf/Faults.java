package om.hawalis.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import om.hawalis.trf.TrfFault.Kind;

/** Collects what is wrong in a file, and reads the small fields that may be. */
final class Faults {
    private final List<TrfFault> found = new ArrayList<>();

    void add(TrfLine line, int column, Kind kind, Object... details) {
        found.add(TrfFault.at(line, column, kind, details));
    }

    boolean none() {
        return found.isEmpty();
    }

    List<TrfFault> sorted() {
        return found.stream().distinct().sorted(TrfFault.ORDER).toList();
    }

    /** A whole number in columns; empty, with a fault, where there is none or it lies outside the limits. */
    OptionalInt number(TrfLine line, int from, int to, int least, int most) {
        return number(line, from, line.trimmed(from, to), least, most);
    }

    OptionalInt number(TrfLine line, int column, String text, int least, int most) {
        if (text.isEmpty() || text.length() > 9 || !text.chars().allMatch(c -> '0' <= c && c <= '9')) {
            add(line, column, Kind.NUMBER_UNREADABLE, text);
            return OptionalInt.empty();
        }
        var value = Integer.parseInt(text);
        if (value < least || value > most) {
            add(line, column, Kind.NUMBER_OUT_OF_RANGE, value);
            return OptionalInt.empty();
        }
        return OptionalInt.of(value);
    }

    /** Points such as 11.5, .5, 3 or -0.5 as half-points; empty, with a fault, where they are none. */
    OptionalInt points(TrfLine line, int column, String text) {
        var digits = text.strip().replace(',', '.');
        if (!digits.matches("-?(\\d{1,4}(\\.\\d{0,3})?|\\.\\d{1,3})")) {
            add(line, column, Kind.POINTS_UNREADABLE, text.strip());
            return OptionalInt.empty();
        }
        var thousandths = new java.math.BigDecimal(digits.endsWith(".") ? digits + "0" : digits)
                .movePointRight(3)
                .intValueExact();
        if (thousandths % 500 != 0) {
            add(line, column, Kind.POINTS_NOT_HALVES, digits);
            return OptionalInt.empty();
        }
        return OptionalInt.of(thousandths / 500);
    }
}
