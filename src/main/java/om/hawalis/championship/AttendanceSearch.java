package om.hawalis.championship;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import om.hawalis.platform.Name;
import om.hawalis.platform.SearchText;

/**
 * Which entrants to show, and in what order.
 *
 * @param text words of name or club, or a number; empty for everyone
 */
public record AttendanceSearch(String text, Order order, Presence presence) {
    public static final AttendanceSearch EVERYONE = new AttendanceSearch("", Order.NUMBER, Presence.ALL);

    /** By what they are sorted; equal ones by number. */
    public enum Order {
        NUMBER,
        NAME,
        CLUB,
        /** The highest first. */
        RATING
    }

    /** Whether they have come. */
    public enum Presence {
        ALL,
        HERE,
        /** Not yet; who withdrew is not awaited. */
        AWAITED
    }

    boolean finds(AttendanceSheet sheet) {
        return isPresent(sheet) && isNamed(sheet.entrant());
    }

    private boolean isPresent(AttendanceSheet sheet) {
        return switch (presence) {
            case ALL -> true;
            case HERE -> sheet.isHere();
            case AWAITED -> !sheet.isHere() && sheet.entrant().withdrawnAfter().isEmpty();
        };
    }

    private boolean isNamed(EntrantSheet entrant) {
        var words = SearchText.of(text);
        if (words.equals(Integer.toString(entrant.number()))) return true;
        var said = entrant.name().searchText() + " "
                + entrant.club().map(Name::searchText).orElse("");
        return Arrays.stream(words.split(" ")).allMatch(said::contains);
    }

    Stream<AttendanceSheet> sorted(Stream<AttendanceSheet> some) {
        return some.sorted(Comparator.comparing(AttendanceSheet::entrant, by())
                .thenComparing(sheet -> sheet.entrant().number()));
    }

    private Comparator<EntrantSheet> by() {
        return switch (order) {
            case NUMBER -> Comparator.comparing(EntrantSheet::number);
            case NAME -> Comparator.comparing(entrant -> entrant.name().searchText());
            case CLUB ->
                Comparator.comparing(
                        entrant -> entrant.club().map(Name::searchText).orElse("\uFFFF"));
            case RATING -> Comparator.comparing(entrant -> -entrant.rating().orElse(0));
        };
    }
}
