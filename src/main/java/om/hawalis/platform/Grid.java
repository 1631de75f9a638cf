package om.hawalis.platform;

import java.util.List;

/** A table as a spreadsheet or a CSV file holds it: text in cells, blank lines left out. */
public record Grid(List<Line> lines) {
    public static final int MOST_LINES = 5_000;
    public static final int MOST_CELLS = 60;
    public static final int LONGEST_CELL = 1_000;

    public Grid {
        lines = List.copyOf(lines);
        if (lines.size() > MOST_LINES) throw Refusal.malformed("file.lines", MOST_LINES);
    }

    /**
     * One line of it.
     *
     * @param number as the file counts its lines, from 1
     * @param cells without blank ones at the end
     */
    public record Line(int number, List<String> cells) {
        public Line {
            var last = cells.size();
            while (last > 0 && cells.get(last - 1).isEmpty()) last--;
            cells = List.copyOf(cells.subList(0, last));
            if (last > MOST_CELLS) throw Refusal.malformed("file.cells", number, MOST_CELLS);
            if (cells.stream().anyMatch(cell -> cell.length() > LONGEST_CELL))
                throw Refusal.malformed("file.cell-long", number, LONGEST_CELL);
        }

        /** Empty where the line ends before. */
        public String cell(int index) {
            return index < cells.size() ? cells.get(index) : "";
        }

        boolean isBlank() {
            return cells.isEmpty();
        }
    }
}
