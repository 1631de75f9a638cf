package om.hawalis.platform;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;

/** CSV as RFC 4180 has it, with the separators and encodings that spreadsheets write in Arabic and European countries. */
final class Csv {
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final Charset ARABIC_WINDOWS = Charset.forName("windows-1256");
    private static final List<Character> SEPARATORS = List.of(',', ';', '\t');

    private Csv() {}

    static Grid read(byte[] content) {
        var text = text(content);
        var lines = new ArrayList<Grid.Line>();
        var format = CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator(text))
                .setIgnoreEmptyLines(false)
                .get();
        try (var parser = CSVParser.parse(new StringReader(text), format)) {
            for (var line = next(parser, 1); line != null; line = next(parser, lineAfter(parser))) {
                if (!line.isBlank()) lines.add(line);
                if (lines.size() > Grid.MOST_LINES) break;
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return new Grid(lines);
    }

    private static int lineAfter(CSVParser parser) {
        return Math.toIntExact(parser.getCurrentLineNumber()) + 1;
    }

    /** Nothing after the last; a quotation mark that is never closed swallows the rest, so its first line is named. */
    private static Grid.@org.jspecify.annotations.Nullable Line next(CSVParser parser, int number) {
        try {
            var records = parser.iterator();
            if (!records.hasNext()) return null;
            var cells = records.next().stream().map(CellText::read).toList();
            return new Grid.Line(number, cells);
        } catch (UncheckedIOException quotes) {
            var refusal = Refusal.malformed("file.quotes", number);
            refusal.initCause(quotes);
            throw refusal;
        }
    }

    /** UTF-8 if it can be, UTF-16 if it says so, else the Arabic code page of Windows. */
    private static String text(byte[] content) {
        if (content.length >= 2 && isUtf16(content[0], content[1])) return marked(content, StandardCharsets.UTF_16);
        try {
            var decoded = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content));
            return withoutMark(decoded.toString());
        } catch (CharacterCodingException notUtf8) {
            return marked(content, ARABIC_WINDOWS);
        }
    }

    private static boolean isUtf16(byte first, byte second) {
        return first == (byte) 0xFF && second == (byte) 0xFE || first == (byte) 0xFE && second == (byte) 0xFF;
    }

    private static String marked(byte[] content, Charset charset) {
        return withoutMark(new String(content, charset));
    }

    private static String withoutMark(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
    }

    /** The one that stands most often in the first line, outside quotation marks. */
    private static char separator(String text) {
        var first = text.lines().filter(line -> !line.isBlank()).findFirst().orElse("");
        var bare = first.replaceAll("\"[^\"]*\"", "");
        return SEPARATORS.stream()
                .max(Comparator.comparingLong((Character mark) ->
                                bare.chars().filter(c -> c == mark).count())
                        .thenComparing(SEPARATORS::indexOf, Comparator.reverseOrder()))
                .orElseThrow();
    }

    /** Commas, CR LF, quotes where needed, and a byte order mark, by which spreadsheets know UTF-8. */
    static byte[] write(List<List<String>> rows) {
        var lines = rows.stream()
                .map(row ->
                        row.stream().map(CellText::harmless).map(Csv::quoted).collect(Collectors.joining(",")));
        var text = Stream.concat(lines, Stream.of("")).collect(Collectors.joining("\r\n"));
        return (BYTE_ORDER_MARK + text).getBytes(StandardCharsets.UTF_8);
    }

    private static String quoted(String cell) {
        return cell.matches("[^,\"\\r\\n]*") ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
    }
}
