package om.hawalis.contest;

/**
 * Rounds through which an entrant takes part: late entry starts one late, withdrawal ends it, return starts another.
 *
 * @param first the first round, from 1
 * @param last the last round; {@link #OPEN} while no withdrawal is known
 */
public record Stay(int first, int last) {
    public static final int OPEN = Integer.MAX_VALUE;
    public static final Stay WHOLE = new Stay(1, OPEN);

    public Stay {
        if (first < 1 || last < first - 1) throw new IllegalArgumentException("from " + first + " to " + last);
    }

    public boolean covers(int round) {
        return first <= round && round <= last;
    }
}
