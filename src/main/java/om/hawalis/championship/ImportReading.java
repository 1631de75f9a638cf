package om.hawalis.championship;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import om.hawalis.platform.Grid;
import om.hawalis.platform.Name;

/**
 * Understands the rows of a file, each for itself: a bad one spoils no other.
 *
 * @param thisYear nobody is born later
 */
record ImportReading(List<ImportColumn> columns, int thisYear) {
    private static final int OLDEST = 1900;
    private static final int HIGHEST_RATING = 4000;
    private static final Pattern ARABIC = Pattern.compile("\\p{IsArabic}");
    private static final Pattern YEAR = Pattern.compile("(\\d{4})");
    private static final Pattern YEAR_FIRST = Pattern.compile("(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})");
    private static final Pattern DAY_FIRST = Pattern.compile("(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})");

    List<ImportLine> read(Grid grid) {
        var seen = new HashMap<Object, Integer>();
        var lines = new ArrayList<ImportLine>();
        for (var row : grid.lines().subList(1, grid.lines().size())) {
            var line = line(row);
            var earlier = line.name().isEmpty() ? null : seen.putIfAbsent(line.person(), line.line());
            lines.add(
                    earlier == null ? line : line.with(new ImportFault(ImportFault.Kind.REPEATED, earlier.toString())));
        }
        return lines;
    }

    private ImportLine line(Grid.Line row) {
        var faults = new ArrayList<ImportFault>();
        if (row.cells().size() > columns.size())
            faults.add(new ImportFault(
                    ImportFault.Kind.CELLS, Integer.toString(row.cells().size())));
        var name = name(row, faults);
        var born = born(digits(cell(row, ImportColumn.BORN)), faults);
        var rating = rating(digits(cell(row, ImportColumn.RATING)), faults);
        var shown = name.map(n -> n.in("ar").equals(n.in("en")) ? n.in("en") : n.in("en") + " · " + n.in("ar"));
        return new ImportLine(
                row.number(), shown.orElse(""), name, firstCell(row, ImportColumn.CLUB), born, rating, faults);
    }

    /** Each script has its place, whichever column it was written in. */
    private Optional<Name> name(Grid.Line row, List<ImportFault> faults) {
        var latin = cell(row, ImportColumn.NAME_LATIN);
        var arabic = cell(row, ImportColumn.NAME_ARABIC);
        if (latin.length() > Name.LONGEST || arabic.length() > Name.LONGEST) {
            faults.add(new ImportFault(ImportFault.Kind.NAME_LONG, Integer.toString(Name.LONGEST)));
            return Optional.empty();
        }
        if (latin.isEmpty() && arabic.isEmpty()) {
            faults.add(new ImportFault(ImportFault.Kind.NAME_MISSING, ""));
            return Optional.empty();
        }
        if (latin.equals(arabic)) return Optional.of(inItsScript(latin));
        if (latin.isEmpty()) return Optional.of(inItsScript(arabic));
        if (arabic.isEmpty()) return Optional.of(inItsScript(latin));
        return Optional.of(new Name(latin, arabic));
    }

    private static Name inItsScript(String name) {
        return ARABIC.matcher(name).find() ? new Name("", name) : new Name(name, "");
    }

    private Optional<Integer> born(String text, List<ImportFault> faults) {
        if (text.isEmpty()) return Optional.empty();
        var year = year(text).filter(y -> y >= OLDEST && y <= thisYear);
        if (year.isEmpty()) faults.add(new ImportFault(ImportFault.Kind.BORN, text));
        return year;
    }

    private static Optional<Integer> year(String text) {
        return matched(YEAR, text)
                .map(found -> number(found, 1))
                .or(() -> matched(YEAR_FIRST, text).flatMap(found -> day(found, 1, 2, 3)))
                .or(() -> matched(DAY_FIRST, text).flatMap(found -> day(found, 3, 2, 1)));
    }

    private static Optional<MatchResult> matched(Pattern pattern, String text) {
        var matcher = pattern.matcher(text);
        return matcher.matches() ? Optional.of(matcher) : Optional.empty();
    }

    /** The year of a day that is in the calendar. */
    private static Optional<Integer> day(MatchResult found, int year, int month, int day) {
        try {
            return Optional.of(LocalDate.of(number(found, year), number(found, month), number(found, day))
                    .getYear());
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    private static int number(MatchResult found, int group) {
        return Integer.parseInt(found.group(group));
    }

    /** A 0 means unrated. */
    private static Optional<Integer> rating(String text, List<ImportFault> faults) {
        if (text.isEmpty()) return Optional.empty();
        var rating = Optional.of(text)
                .filter(known -> known.matches("\\d{1,4}"))
                .map(Integer::valueOf)
                .filter(known -> known <= HIGHEST_RATING);
        if (rating.isEmpty()) faults.add(new ImportFault(ImportFault.Kind.RATING, text));
        return rating.filter(known -> known > 0);
    }

    /** What the columns of that kind hold, joined. */
    private String cell(Grid.Line row, ImportColumn column) {
        return cells(row, column).collect(Collectors.joining(" "));
    }

    private String firstCell(Grid.Line row, ImportColumn column) {
        return cells(row, column).findFirst().orElse("");
    }

    private java.util.stream.Stream<String> cells(Grid.Line row, ImportColumn column) {
        return IntStream.range(0, columns.size())
                .filter(at -> columns.get(at) == column)
                .mapToObj(row::cell)
                .filter(text -> !text.isEmpty());
    }

    private static String digits(String text) {
        var folded = new StringBuilder(text.length());
        text.codePoints()
                .map(c -> Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)
                .forEach(folded::appendCodePoint);
        return folded.toString();
    }
}
