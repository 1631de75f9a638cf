package om.hawalis.platform;

import java.util.List;

/**
 * A table to be opened in a spreadsheet. What a spreadsheet would take for a formula is made harmless, and becomes what
 * it was when {@link GridFile} reads it again.
 *
 * @param name of the sheet
 * @param rows the headings first
 */
public record GridDocument(String name, boolean rightToLeft, List<List<String>> rows) {
    public static final String CSV_TYPE = "text/csv;charset=UTF-8";
    public static final String WORKBOOK_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

    public GridDocument {
        rows = rows.stream().map(List::copyOf).toList();
    }

    public byte[] csv() {
        return Csv.write(rows);
    }

    public byte[] workbook() {
        return Workbooks.write(name, rightToLeft, rows);
    }
}
