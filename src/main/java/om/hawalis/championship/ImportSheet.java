package om.hawalis.championship;

import java.util.List;

/**
 * What a file of entries would bring.
 *
 * @param columns in order
 */
public record ImportSheet(
        EntryImportId id, ChampionshipId championship, String fileName, List<Column> columns, List<ImportRow> rows) {
    /** A column, by its heading and what it holds. */
    public record Column(String heading, ImportColumn holds) {}

    public ImportSheet {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    public List<ImportRow> good() {
        return rows.stream().filter(ImportRow::isGood).toList();
    }

    public List<ImportRow> bad() {
        return rows.stream().filter(row -> !row.isGood()).toList();
    }

    public List<ImportRow> undecided() {
        return rows.stream().filter(ImportRow::isUndecided).toList();
    }

    /** Names of clubs that are not known, each once. */
    public List<String> unknownClubs() {
        return rows.stream()
                .filter(ImportRow::isClubUnknown)
                .map(ImportRow::clubText)
                .distinct()
                .toList();
    }

    /** Whether a heading says where the names stand; else a person must. */
    public boolean isNamed() {
        return columns.stream()
                .anyMatch(c -> c.holds() == ImportColumn.NAME_LATIN || c.holds() == ImportColumn.NAME_ARABIC);
    }
}
