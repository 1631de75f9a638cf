package om.hawalis.publishing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import om.hawalis.platform.Name;

/**
 * A table as CSV: commas, CR LF, quotes where needed (RFC 4180), and a byte order mark, by which spreadsheets know
 * UTF-8. Text that a spreadsheet would take for a formula gets an apostrophe before it.
 */
public final class TableCsv {
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private static final String FORMULA_STARTS = "=+-@\t\r";

    private TableCsv() {}

    /** Both scripts stand side by side; points and tie-breaks are decimals. */
    public static String write(StandingsTable table) {
        var lines = new ArrayList<List<String>>();
        var head = new ArrayList<>(
                List.of("rank", "number", "name", "name_arabic", "club", "club_arabic", "rating", "played", "points"));
        head.addAll(table.tieBreaks());
        lines.add(head);
        table.rows().forEach(row -> lines.add(line(row)));
        return BYTE_ORDER_MARK
                + lines.stream()
                        .map(line -> line.stream().map(TableCsv::quoted).collect(Collectors.joining(",")) + "\r\n")
                        .collect(Collectors.joining());
    }

    private static List<String> line(StandingsRow row) {
        var cells = new ArrayList<String>();
        cells.add(Integer.toString(row.rank()));
        cells.add(Integer.toString(row.number()));
        cells.addAll(name(Optional.of(row.name())));
        cells.addAll(name(row.club()));
        cells.add(row.rating().map(Object::toString).orElse(""));
        cells.add(Integer.toString(row.played()));
        cells.add(row.halfPoints() / 2 + (row.halfPoints() % 2 == 0 ? "" : ".5"));
        row.values().forEach(cell -> cells.add(value(cell)));
        return cells;
    }

    private static String value(TieBreakCell cell) {
        return switch (cell) {
            case TieBreakCell.Value value -> value.shown();
            case TieBreakCell.None none -> "";
        };
    }

    private static List<String> name(Optional<Name> name) {
        return List.of(
                harmless(name.map(Name::latin).orElse("")),
                harmless(name.map(Name::arabic).orElse("")));
    }

    private static String harmless(String text) {
        return !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }

    private static String quoted(String cell) {
        return cell.matches("[^,\"\\r\\n]*") ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }
}
