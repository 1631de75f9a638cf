package om.hawalis.championship;

import java.util.Comparator;
import java.util.List;
import om.hawalis.standings.Lot;

/** How starting numbers are given. */
public enum Numbering {
    /** First come, first numbered. */
    BY_ENTRY,
    /** The highest rating first, the unrated last, equal ones by name. */
    BY_RATING,
    BY_NAME,
    /** Drawn from the championship's seed, so that anyone can draw again. */
    BY_LOT;

    private static final Comparator<Entry> ENTERED = Comparator.comparing(Entry::enteredAt)
            .thenComparing(entry -> entry.id().value());
    private static final Comparator<Entry> NAMED = Comparator.<Entry, String>comparing(
                    entry -> entry.name().searchText())
            .thenComparing(ENTERED);

    List<Entry> order(List<Entry> entries, long seed) {
        var entered = entries.stream().sorted(ENTERED).toList();
        return switch (this) {
            case BY_ENTRY -> entered;
            case BY_NAME -> entries.stream().sorted(NAMED).toList();
            case BY_RATING ->
                entries.stream().sorted(rated().thenComparing(NAMED)).toList();
            case BY_LOT -> drawn(entered, seed);
        };
    }

    private static Comparator<Entry> rated() {
        return Comparator.comparing(entry -> entry.rating().orElse(0), Comparator.reverseOrder());
    }

    /** The lot that breaks ties is drawn from the seed itself; its complement gives another draw. */
    private static List<Entry> drawn(List<Entry> entered, long seed) {
        var lot = new Lot.Drawn(~seed);
        return entered.stream()
                .sorted(Comparator.comparing(
                        entry -> lot.ticket(entered.indexOf(entry) + 1), Comparator.reverseOrder()))
                .toList();
    }
}
