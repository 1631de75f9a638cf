package om.hawalis.platform;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.reader.Cell;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.ReadingOptions;
import org.dhatim.fastexcel.reader.Row;
import org.jspecify.annotations.Nullable;

/** Workbooks of spreadsheets, {@code .xlsx}. */
final class Workbooks {
    private static final int LARGEST_INFLATED = 30_000_000;
    private static final int MOST_PARTS = 1_000;
    private static final Pattern DATE_FORMAT = Pattern.compile("[yYdD]");
    private static final double WIDTH = 24;

    private Workbooks() {}

    static Grid read(byte[] content) {
        try {
            requireModest(content);
            return grid(content);
        } catch (Refusal refusal) {
            throw refusal;
        } catch (IOException | RuntimeException unreadable) {
            // whatever a forged or broken workbook makes the reader stumble over
            var refusal = Refusal.malformed("file.unreadable");
            refusal.initCause(unreadable);
            throw refusal;
        }
    }

    /** Seen as the reader will see it: a small file may unfold to a thousand times its size. */
    private static void requireModest(byte[] content) throws IOException {
        var room = LARGEST_INFLATED;
        try (var zip = ZipFile.builder()
                .setSeekableByteChannel(new SeekableInMemoryByteChannel(content))
                .get()) {
            var parts = Collections.list(zip.getEntries());
            if (parts.size() > MOST_PARTS) throw Refusal.malformed("file.unfolds");
            for (var part : parts) {
                requirePlain(part);
                try (var stream = zip.getInputStream(part)) {
                    room -= size(stream, room);
                }
            }
        }
    }

    /** Spreadsheets store or deflate; other methods ask for libraries that are not here. */
    private static void requirePlain(ZipArchiveEntry part) {
        if (part.getMethod() != ZipEntry.STORED && part.getMethod() != ZipEntry.DEFLATED)
            throw Refusal.malformed("file.unreadable");
    }

    private static int size(java.io.InputStream stream, int room) throws IOException {
        var size = 0;
        var buffer = new byte[8192];
        for (var read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
            size += read;
            if (size > room) throw Refusal.malformed("file.unfolds");
        }
        return size;
    }

    private static Grid grid(byte[] content) throws IOException {
        var options = new ReadingOptions(true, true);
        try (var workbook = new ReadableWorkbook(new ByteArrayInputStream(content), options);
                var rows = workbook.getFirstSheet().openStream()) {
            var lines = new ArrayList<Grid.Line>();
            rows.map(Workbooks::line)
                    .filter(line -> !line.isBlank())
                    .limit(Grid.MOST_LINES + 1L)
                    .forEach(lines::add);
            return new Grid(lines);
        }
    }

    private static Grid.Line line(Row row) {
        var cells = IntStream.range(0, row.getCellCount())
                .mapToObj(at -> row.getOptionalCell(at).map(Workbooks::text).orElse(""))
                .toList();
        return new Grid.Line(row.getRowNum(), cells);
    }

    private static String text(Cell cell) {
        return switch (cell.getType()) {
            case STRING -> CellText.read(cell.asString());
            case NUMBER -> isDate(cell) ? cell.asDate().toLocalDate().toString() : plain(cell);
            case FORMULA, BOOLEAN, ERROR -> CellText.read(raw(cell.getRawValue()));
            case EMPTY -> "";
        };
    }

    private static boolean isDate(Cell cell) {
        return Optional.ofNullable(cell.getDataFormatString())
                .map(format -> format.replaceAll("\"[^\"]*\"|\\[[^\\]]*]", ""))
                .filter(format -> DATE_FORMAT.matcher(format).find())
                .isPresent();
    }

    private static String plain(Cell cell) {
        return cell.asNumber().stripTrailingZeros().toPlainString();
    }

    private static String raw(@Nullable String value) {
        return Optional.ofNullable(value).orElse("");
    }

    static byte[] write(String name, boolean rightToLeft, List<List<String>> rows) {
        var bytes = new ByteArrayOutputStream();
        try (var workbook = new Workbook(bytes, "Hawalis", "1.0")) {
            var sheet = workbook.newWorksheet(name);
            if (rightToLeft) sheet.rightToLeft();
            sheet.freezePane(0, 1);
            for (var line = 0; line < rows.size(); line++) {
                var row = rows.get(line);
                for (var column = 0; column < row.size(); column++) put(sheet, line, column, row.get(column));
            }
            IntStream.range(0, rows.isEmpty() ? 0 : rows.getFirst().size()).forEach(at -> sheet.width(at, WIDTH));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void put(org.dhatim.fastexcel.Worksheet sheet, int line, int column, String text) {
        if (text.matches("[0-9]{1,9}")) sheet.value(line, column, Integer.valueOf(text));
        else if (!text.isEmpty()) sheet.value(line, column, CellText.harmless(text));
        if (line == 0) sheet.style(line, column).bold().set();
    }
}
