package om.hawalis.engine;

import java.util.Optional;
import java.util.function.IntPredicate;

/** A place in a text, knowing its line. */
final class Cursor {
    private final String text;
    private int at;
    private int line = 1;
    private boolean apart;

    Cursor(String text) {
        this.text = text;
    }

    /** Goes past blanks, direction marks, {@code !} and {@code ?}; false at the end of the text. */
    boolean findMore() {
        var from = line;
        take(Cursor::ignored);
        apart = line > from + 1;
        return at < text.length();
    }

    private static boolean ignored(int c) {
        return blank(c) || c == '!' || c == '?';
    }

    static boolean blank(int c) {
        var type = Character.getType(c);
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || type == Character.FORMAT;
    }

    /** Whether a blank line stands before what is here. */
    boolean apart() {
        return apart;
    }

    int line() {
        return line;
    }

    /** The character here; 0 at the end. */
    char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    boolean startsWith(String start) {
        return text.startsWith(start, at);
    }

    /** Takes the text given if it stands here. */
    boolean take(String expected) {
        if (!startsWith(expected)) return false;
        move(at + expected.length());
        return true;
    }

    /** Takes characters as long as they fit. */
    String take(IntPredicate fits) {
        var end = at;
        while (end < text.length() && fits.test(text.charAt(end))) end++;
        return move(end);
    }

    /** Takes what stands before the end of the line. */
    String takeLine() {
        return take(c -> c != '\n');
    }

    /** Takes everything up to and with the character; empty, taking nothing, when it does not come. */
    Optional<String> takeThrough(char last) {
        var end = text.indexOf(last, at);
        return end < 0 ? Optional.empty() : Optional.of(move(end + 1));
    }

    int place() {
        return at;
    }

    /** Goes back to a place on the same line. */
    void back(int place) {
        at = place;
    }

    private String move(int end) {
        var taken = text.substring(at, end);
        line += (int) taken.chars().filter(c -> c == '\n').count();
        at = end;
        return taken;
    }
}
