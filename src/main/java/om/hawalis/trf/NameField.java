package om.hawalis.trf;

import java.text.BreakIterator;
import java.util.Locale;

/** A text that has to fit a fixed number of columns. */
final class NameField {
    private NameField() {}

    /**
     * The text on one line, cut between whole characters as people see them, and padded with blanks.
     *
     * @param width columns, which count code points
     */
    static String fit(String text, int width) {
        var line = text.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}]", " ").strip();
        var characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(line);
        var end = 0;
        for (var next = characters.next(); next != BreakIterator.DONE; next = characters.next())
            if (line.codePointCount(0, next) <= width) end = next;
        var cut = line.substring(0, end);
        return cut + " ".repeat(width - cut.codePointCount(0, cut.length()));
    }
}
