package om.hawalis.cli;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes maps, lists, texts, whole numbers and truth values as JSON. */
final class Json {
    private Json() {}

    static String text(Object value) {
        return switch (value) {
            case Map<?, ?> members ->
                members.entrySet().stream()
                        .map(member -> quoted(member.getKey().toString()) + ":" + text(member.getValue()))
                        .collect(Collectors.joining(",", "{", "}"));
            case List<?> items -> items.stream().map(Json::text).collect(Collectors.joining(",", "[", "]"));
            case Number number -> number.toString();
            case Boolean truth -> truth.toString();
            case String text -> quoted(text);
            default -> throw new IllegalArgumentException("no JSON for " + value.getClass());
        };
    }

    private static String quoted(String text) {
        return text.chars().mapToObj(c -> escaped((char) c)).collect(Collectors.joining("", "\"", "\""));
    }

    private static String escaped(char c) {
        if (c == '"' || c == '\\') return "\\" + c;
        return c < ' ' || c == 0x7F ? unicode(c) : String.valueOf(c);
    }

    private static String unicode(char c) {
        var hex = Integer.toHexString(c);
        return "\\u" + "0".repeat(4 - hex.length()) + hex;
    }
}
