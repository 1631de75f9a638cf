package om.hawalis.contest;

import java.util.Comparator;
import java.util.List;

/** Baku acceleration (FIDE C.04.7): virtual points for the upper half in the first half of the rounds. */
public final class Baku {
    private Baku() {}

    /**
     * The upper half, rounded up to an even number, has a win's points before each of the first accelerated rounds and a
     * draw's before the others; accelerated is the first half of the rounds, and full the first half of those, both
     * rounded up.
     *
     * <p>The group is fixed by its last starting number, so that a late entry that ranks among it belongs to it.
     */
    public static List<Acceleration> accelerations(List<Entrant> entrants, int rounds, Scoring scoring) {
        if (entrants.isEmpty()) return List.of();
        var numbers = entrants.stream()
                .map(Entrant::number)
                .sorted(Comparator.naturalOrder())
                .toList();
        var group = 2 * ((numbers.size() + 3) / 4);
        int last = numbers.get(Math.min(group, numbers.size()) - 1);
        var accelerated = (rounds + 1) / 2;
        var full = (accelerated + 1) / 2;
        var whole = new Acceleration(1, full, 1, last, scoring.win());
        return accelerated == full
                ? List.of(whole)
                : List.of(whole, new Acceleration(full + 1, accelerated, 1, last, scoring.draw()));
    }
}
