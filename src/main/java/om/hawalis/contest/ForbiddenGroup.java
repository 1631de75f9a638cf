package om.hawalis.contest;

import java.util.Collection;
import java.util.List;

/**
 * Entrants no two of whom may meet, through some rounds.
 *
 * @param entrants starting numbers, ascending
 * @param firstRound from 1
 * @param lastRound inclusive; {@link Stay#OPEN} for every round
 */
public record ForbiddenGroup(List<Integer> entrants, int firstRound, int lastRound, Strictness strictness) {

    /** How far a wish binds. */
    public enum Strictness {
        /** Never paired; a round that needs it is impossible. */
        ABSOLUTE,
        /** Relaxed where no round can be made otherwise, and then listed. */
        WEAK
    }

    public ForbiddenGroup {
        entrants = entrants.stream().distinct().sorted().toList();
        if (entrants.size() < 2) throw new IllegalArgumentException("a forbidden group has two entrants or more");
        if (firstRound < 1 || lastRound < firstRound)
            throw new IllegalArgumentException("from round " + firstRound + " to " + lastRound);
    }

    public static ForbiddenGroup always(Collection<Integer> entrants, Strictness strictness) {
        return new ForbiddenGroup(List.copyOf(entrants), 1, Stay.OPEN, strictness);
    }

    public boolean bindsIn(int round) {
        return firstRound <= round && round <= lastRound;
    }
}
