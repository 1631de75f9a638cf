package om.hawalis.api;

import java.util.List;
import java.util.Optional;
import om.hawalis.championship.ImportFault;
import om.hawalis.championship.ImportRow;
import om.hawalis.championship.ImportSheet;
import om.hawalis.championship.Likeness;
import om.hawalis.platform.Name;
import org.jspecify.annotations.Nullable;

/**
 * What a file of entries would bring.
 *
 * @param good lines that can be entered
 * @param bad lines that cannot
 * @param undecided good lines of which somebody must say whom they mean
 */
public record ImportJson(
        String id,
        String fileName,
        List<ColumnJson> columns,
        List<Integer> good,
        List<Integer> bad,
        List<Integer> undecided,
        List<String> unknownClubs,
        List<RowJson> rows) {
    /** A column of the file. */
    public record ColumnJson(String heading, String holds) {}

    /** A fault of a row: NAME_MISSING, NAME_LONG, BORN, RATING, CELLS or REPEATED. */
    public record FaultJson(String fault, String shown) {
        static FaultJson of(ImportFault fault) {
            return new FaultJson(fault.kind().name(), fault.shown());
        }
    }

    /** Somebody of the register who may be meant. */
    public record LikenessJson(PlayerJson player, @Nullable NameJson club, boolean same, boolean entered) {
        static LikenessJson of(Likeness likeness) {
            return new LikenessJson(
                    PlayerJson.of(likeness.player()), json(likeness.club()), likeness.same(), likeness.entered());
        }
    }

    /** A row of the file; {@code same} is whom it means without asking. */
    public record RowJson(
            int line,
            @Nullable NameJson name,
            String club,
            @Nullable Integer rating,
            @Nullable String same,
            List<FaultJson> faults,
            List<LikenessJson> likenesses) {
        static RowJson of(ImportRow row) {
            return new RowJson(
                    row.line(),
                    json(row.name()),
                    row.clubText(),
                    row.rating().orElse(null),
                    row.same().map(same -> same.player().id().toString()).orElse(null),
                    row.faults().stream().map(FaultJson::of).toList(),
                    row.likenesses().stream().map(LikenessJson::of).toList());
        }
    }

    private static @Nullable NameJson json(Optional<Name> name) {
        return name.map(NameJson::of).orElse(null);
    }

    static ImportJson of(ImportSheet sheet) {
        return new ImportJson(
                sheet.id().toString(),
                sheet.fileName(),
                sheet.columns().stream()
                        .map(c -> new ColumnJson(c.heading(), c.holds().name()))
                        .toList(),
                lines(sheet.good()),
                lines(sheet.bad()),
                lines(sheet.undecided()),
                sheet.unknownClubs(),
                sheet.rows().stream().map(RowJson::of).toList());
    }

    private static List<Integer> lines(List<ImportRow> rows) {
        return rows.stream().map(ImportRow::line).toList();
    }
}
