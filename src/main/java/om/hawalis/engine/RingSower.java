package om.hawalis.engine;

/** Sows every legal move of a ring. */
final class RingSower {
    private final RingNumbers numbers;
    private final int stones;
    private final int columns;
    private final int words;
    private final Table table;
    private final Hand hand;
    private final long[] rings;
    /** The ring at hand, room for an enemy who does not matter, and the ring after a move. */
    private final long[] three;

    RingSower(RuleSet rules, RingNumbers numbers, int stones) {
        var lanes = Lanes.of(rules.layout().columns());
        this.numbers = numbers;
        this.stones = stones;
        this.columns = rules.layout().columns();
        this.words = lanes.words;
        this.table = new Table(rules, 0);
        this.hand = new Hand(lanes);
        this.rings = numbers.all(stones);
        this.three = new long[3 * words];
    }

    /**
     * Adds for each move that ends the ring after it and the inner column it ends in.
     *
     * @return the number of endless moves
     */
    int sow(int ring, IntList targets, IntList ends) {
        System.arraycopy(rings, ring * words, three, 0, words);
        table.set(three, 0, Side.SOUTH);
        var endless = 0;
        for (var left = table.legal(); left != 0; left &= left - 1) {
            var last = hand.sow(three, 0, 2 * words, Integer.numberOfTrailingZeros(left));
            if (last == Hand.ENDLESS) endless++;
            else {
                targets.add(numbers.number(three, 2 * words, stones));
                ends.add(last < columns ? RingMoves.NO_COLUMN : last - columns);
            }
        }
        return endless;
    }
}
