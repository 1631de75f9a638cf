package om.hawalis.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reads position texts; every text gets an answer. */
final class PositionReader {
    private static final int MOST_DIGITS = 3;

    private final RuleSet rules;

    private PositionReader(RuleSet rules) {
        this.rules = rules;
    }

    static PositionText read(String text, RuleSet rules) {
        var parts = text.strip().split("\\s+");
        var rows = parts[0].split("/", -1);
        if (parts.length != 2 || rows.length != 4) return unreadable(PositionText.Fault.SHAPE, text);
        if (!parts[1].equals("S") && !parts[1].equals("N")) return unreadable(PositionText.Fault.SIDE, parts[1]);
        return new PositionReader(rules).board(rows, parts[1].equals("S") ? Side.SOUTH : Side.NORTH);
    }

    private PositionText board(String[] rows, Side toMove) {
        for (var row : rows) {
            var counts = row.split(",", -1);
            if (counts.length != rules.layout().columns()) return unreadable(PositionText.Fault.NUMBER_OF_HOLES, row);
            var wrong = Arrays.stream(counts).filter(count -> !isCount(count)).findFirst();
            if (wrong.isPresent()) return unreadable(PositionText.Fault.COUNT, wrong.get());
            var absurd = Arrays.stream(counts)
                    .filter(count -> count.length() > MOST_DIGITS)
                    .findFirst();
            if (absurd.isPresent()) return tooMany(absurd.get());
        }
        return position(ring(Side.SOUTH, rows[3], rows[2]), ring(Side.NORTH, rows[0], rows[1]), toMove);
    }

    private static boolean isCount(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private List<Integer> ring(Side side, String outer, String inner) {
        var layout = rules.layout();
        var ring = new ArrayList<>(Collections.nCopies(layout.holes(), 0));
        fill(ring, layout.outerRow(side), outer);
        fill(ring, layout.innerRow(side), inner);
        return ring;
    }

    private static void fill(List<Integer> ring, List<Integer> indexes, String row) {
        var counts = row.split(",", -1);
        for (var column = 0; column < counts.length; column++)
            ring.set(indexes.get(column), Integer.valueOf(counts[column]));
    }

    private PositionText position(List<Integer> south, List<Integer> north, Side toMove) {
        for (var ring : List.of(south, north))
            if (total(ring) > rules.stonesOfASide()) return tooMany(String.valueOf(total(ring)));
        if (total(south) + total(north) == 0) return unreadable(PositionText.Fault.NO_STONES, "0");
        return new PositionText.Readable(new Position(rules.layout(), south, north, toMove, 0));
    }

    private PositionText tooMany(String stones) {
        return unreadable(PositionText.Fault.TOO_MANY_STONES, stones + " > " + rules.stonesOfASide());
    }

    private static int total(List<Integer> ring) {
        return ring.stream().mapToInt(Integer::intValue).sum();
    }

    private static PositionText unreadable(PositionText.Fault fault, String written) {
        return new PositionText.Unreadable(fault, written);
    }
}
