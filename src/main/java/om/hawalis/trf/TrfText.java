package om.hawalis.trf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A report file as lines, and back to the very bytes it came from.
 *
 * @param byteOrderMark whether a UTF-8 mark stood in front
 */
record TrfText(List<TrfLine> lines, Charset charset, boolean byteOrderMark) {
    private static final String MARK = "\uFEFF";

    TrfText {
        lines = List.copyOf(lines);
    }

    /** Reads UTF-8 where the bytes are valid UTF-8, else Latin-1. */
    static TrfText decode(byte[] bytes) {
        try {
            var text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith(MARK)
                    ? new TrfText(split(text.substring(1)), StandardCharsets.UTF_8, true)
                    : new TrfText(split(text), StandardCharsets.UTF_8, false);
        } catch (CharacterCodingException notUtf8) {
            var text = new String(bytes, StandardCharsets.ISO_8859_1);
            return new TrfText(split(text), StandardCharsets.ISO_8859_1, false);
        }
    }

    static TrfText of(String text) {
        return new TrfText(split(text), StandardCharsets.UTF_8, false);
    }

    private static List<TrfLine> split(String text) {
        var lines = new ArrayList<TrfLine>();
        var start = 0;
        while (start < text.length()) {
            var end = start;
            while (end < text.length() && text.charAt(end) != '\r' && text.charAt(end) != '\n') end++;
            var next = end == text.length() ? end : text.startsWith("\r\n", end) ? end + 2 : end + 1;
            lines.add(TrfLine.of(lines.size() + 1, text.substring(start, end), text.substring(end, next)));
            start = next;
        }
        return lines;
    }

    String text() {
        var text = new StringBuilder();
        for (var line : lines) text.append(line.text()).append(line.ending());
        return text.toString();
    }

    /** The bytes in the file's own encoding; in UTF-8 where that cannot hold them. */
    byte[] encode() {
        var text = text();
        var holds = charset.newEncoder().canEncode(text);
        return (byteOrderMark ? MARK + text : text).getBytes(holds ? charset : StandardCharsets.UTF_8);
    }
}
