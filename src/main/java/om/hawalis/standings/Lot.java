package om.hawalis.standings;

/** What is done with entrants whom no tie-break separates. */
public sealed interface Lot {
    /** They share their place. */
    record SharedPlaces() implements Lot {}

    /**
     * A lot is drawn. Each entrant's ticket follows from the seed and the starting number alone, so that anyone can
     * draw again, and the lot of two does not depend on a third.
     *
     * @param seed drawn once and kept with the table
     */
    record Drawn(long seed) implements Lot {
        private static final long STEP = 0x9E3779B97F4A7C15L;

        /**
         * The ticket of a starting number; the highest comes first. SplitMix64 over the seed and the number (Steele,
         * Lea, Flood 2014).
         */
        public long ticket(int number) {
            var mixed = seed + STEP * (number + 1L);
            mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
            mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
            return mixed ^ (mixed >>> 31);
        }
    }
}
