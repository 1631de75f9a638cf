package om.hawalis.trf;

import java.util.Arrays;

/**
 * One line of a report file.
 *
 * @param number from 1
 * @param ending what ended it: CR, LF, both, or nothing at the end of the file
 */
record TrfLine(int number, int[] characters, String ending) {

    static TrfLine of(int number, String text, String ending) {
        return new TrfLine(number, text.codePoints().toArray(), ending);
    }

    String text() {
        return new String(characters, 0, characters.length);
    }

    int length() {
        return characters.length;
    }

    /** The first three characters, which name the record; fewer where the line is shorter. */
    String tag() {
        return columns(1, 3);
    }

    /** Characters from one column to another, both included; what the line lacks is left out. */
    String columns(int from, int to) {
        var start = Math.min(from - 1, characters.length);
        var end = Math.min(to, characters.length);
        return new String(characters, start, end - start);
    }

    String trimmed(int from, int to) {
        return columns(from, to).strip();
    }

    String from(int column) {
        return columns(column, characters.length);
    }

    /** The character in a column, a blank beyond the end. */
    char at(int column) {
        if (column > characters.length) return ' ';
        var character = characters[column - 1];
        return Character.isBmpCodePoint(character) ? (char) character : '\uFFFD';
    }

    /** The line with the text from one column on replaced, padded with blanks up to it. */
    TrfLine withTail(int column, String tail) {
        var head = Arrays.copyOf(characters, column - 1);
        for (var i = characters.length; i < head.length; i++) head[i] = ' ';
        return of(number, new String(head, 0, head.length) + tail, ending);
    }
}
