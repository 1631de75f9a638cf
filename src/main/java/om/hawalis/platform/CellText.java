package om.hawalis.platform;

/** The text of a cell on its way in and out. */
final class CellText {
    private static final String FORMULA_STARTS = "=+-@\t\r";

    private CellText() {}

    /** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
    static String harmless(String text) {
        return startsFormula(text, 0) ? "'" + text : text;
    }

    /** Without the apostrophe that made it harmless, direction marks and blanks around. */
    static String read(String text) {
        var restored = text.startsWith("'") && startsFormula(text, 1) ? text.substring(1) : text;
        return restored.replaceAll("[\\uFEFF\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]", "")
                .replaceAll("[\\p{Cc}\\u00A0]+", " ")
                .strip();
    }

    private static boolean startsFormula(String text, int at) {
        return text.length() > at && FORMULA_STARTS.indexOf(text.charAt(at)) >= 0;
    }
}
