package om.hawalis.engine;

import java.nio.charset.StandardCharsets;

/**
 * Where in an endgame table each position stands: positions by the stones of mover and enemy, each at least one, then by
 * the numbers of their rings; two bytes a position after a head that names the rules.
 */
final class EndgameShape {
    static final int FEWEST_STONES = 2;
    static final int MOST_STONES = 8;
    static final int HEAD = 256;
    private static final int ENTRY = 2;

    final RuleSet rules;
    final int stones;
    final RingNumbers numbers;
    private final long[][] first;
    private final long entries;

    EndgameShape(RuleSet rules, int stones) {
        if (stones < FEWEST_STONES || stones > MOST_STONES)
            throw new IllegalArgumentException("an endgame table is for 2 to 8 stones, not " + stones);
        this.rules = rules;
        this.stones = stones;
        this.numbers = new RingNumbers(Lanes.of(rules.layout().columns()), stones);
        this.first = new long[stones][stones];
        var next = 0L;
        for (var total = FEWEST_STONES; total <= stones; total++)
            for (var mover = 1; mover < total; mover++) {
                first[mover][total - mover] = next;
                next += numbers.rings(mover) * numbers.rings(total - mover);
            }
        this.entries = next;
    }

    /** Positions in the table. */
    long entries() {
        return entries;
    }

    /** Size of the whole table in bytes. */
    long bytes() {
        return HEAD + ENTRY * entries;
    }

    /** Where the first position of so many stones of mover and enemy stands, in bytes. */
    int first(int mover, int enemy) {
        return (int) (HEAD + ENTRY * first[mover][enemy]);
    }

    /** Where the position with these rings stands, in bytes. */
    int place(int mover, int enemy, int moverRing, int enemyRing) {
        return first(mover, enemy) + ENTRY * (moverRing * (int) numbers.rings(enemy) + enemyRing);
    }

    byte[] head() {
        return ("hawalis endgame table 1\n" + rules.id() + "\n" + rules.version() + "\n" + stones + "\n")
                .getBytes(StandardCharsets.US_ASCII);
    }
}
