package om.hawalis.championship;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import om.hawalis.platform.Grid;
import om.hawalis.platform.GridFile;
import om.hawalis.platform.Refusal;
import om.hawalis.security.AccountId;

/** A file of entries between its preview and its acceptance. */
@Entity
@Table(name = "entry_import")
class EntryImport {
    private static final int LONGEST_NAME = 200;

    @Id
    private UUID id;

    @Column(name = "championship_id")
    private UUID championshipId;

    @Column(name = "file_name")
    private String fileName;

    private byte[] content;

    private String columns;

    @Column(name = "uploaded_at")
    private Instant uploadedAt;

    @Column(name = "uploaded_by")
    private UUID uploadedBy;

    protected EntryImport() {}

    EntryImport(ChampionshipId championship, String fileName, byte[] content, Instant at, AccountId by) {
        var headings = GridFile.read(content).lines().getFirst().cells();
        this.id = UUID.randomUUID();
        this.championshipId = championship.value();
        this.fileName = fileName.length() > LONGEST_NAME ? fileName.substring(0, LONGEST_NAME) : fileName;
        this.content = content;
        this.uploadedAt = at;
        this.uploadedBy = by.value();
        this.columns = text(headings.stream().map(ImportColumn::of).toList());
    }

    private static String text(List<ImportColumn> columns) {
        return columns.stream().map(ImportColumn::name).collect(Collectors.joining(" "));
    }

    /** What each column holds, as a person says. */
    void hold(List<ImportColumn> wanted) {
        if (wanted.size() != columns().size())
            throw Refusal.malformed("import.columns", columns().size());
        columns = text(wanted);
    }

    EntryImportId id() {
        return new EntryImportId(id);
    }

    ChampionshipId championship() {
        return new ChampionshipId(championshipId);
    }

    String fileName() {
        return fileName;
    }

    List<ImportColumn> columns() {
        return Arrays.stream(columns.split(" ")).map(ImportColumn::valueOf).toList();
    }

    Grid grid() {
        return GridFile.read(content);
    }
}
