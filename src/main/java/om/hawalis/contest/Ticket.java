package om.hawalis.contest;

/**
 * Lots, drawn so that anyone can draw them again: each entrant's ticket follows from a seed, which is kept with the
 * result, and the starting number alone. Of two, the higher ticket wins; a third does not matter.
 */
public final class Ticket {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private Ticket() {}

    /** SplitMix64 over the seed and the number (Steele, Lea and Flood, 2014). */
    public static long of(long seed, int number) {
        var mixed = seed + STEP * (number + 1L);
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
