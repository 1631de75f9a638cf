package om.hawalis.trf;

import java.util.ArrayList;
import java.util.List;

/** A word of a free-form record, and the column where it begins. */
record Words(String text, int column) {

    static List<Words> of(TrfLine line, int from) {
        var words = new ArrayList<Words>();
        var column = from;
        while (column <= line.length()) {
            var start = column;
            while (column <= line.length() && !blank(line.at(column))) column++;
            if (column > start) words.add(new Words(line.columns(start, column - 1), start));
            column++;
        }
        return words;
    }

    private static boolean blank(char character) {
        return character == ' ' || character == '\t';
    }
}
