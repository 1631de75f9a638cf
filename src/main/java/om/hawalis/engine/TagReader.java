package om.hawalis.engine;

/** Reads one tag, {@code [Name "value"]}; in the value, a backslash stands before a quote or a backslash. */
final class TagReader {
    private final Cursor cursor;

    private TagReader(Cursor cursor) {
        this.cursor = cursor;
    }

    static Token read(Cursor cursor) {
        var line = cursor.line();
        var apart = cursor.apart();
        var place = cursor.place();
        var reader = new TagReader(cursor);
        var name = reader.name();
        var value = new StringBuilder();
        if (!name.isEmpty() && reader.value(value)) return new Token.TagPair(line, name, value.toString(), apart);
        cursor.back(place);
        return new Token.Junk(
                line, Discrepancy.Kind.MALFORMED_TAG, cursor.takeLine().strip());
    }

    private String name() {
        cursor.take("[");
        spaces();
        return cursor.take(TagReader::named);
    }

    /** Whether a character may stand in a tag's name. */
    static boolean named(int c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    private boolean value(StringBuilder value) {
        spaces();
        if (!cursor.take("\"")) return false;
        do value.append(cursor.take(c -> c != '"' && c != '\\' && c != '\n'));
        while (escaped(value));
        if (!cursor.take("\"")) return false;
        spaces();
        return cursor.take("]");
    }

    private boolean escaped(StringBuilder value) {
        for (var c : new String[] {"\"", "\\"})
            if (cursor.take("\\" + c)) {
                value.append(c);
                return true;
            }
        return false;
    }

    private void spaces() {
        cursor.take(c -> c == ' ' || c == '\t');
    }
}
