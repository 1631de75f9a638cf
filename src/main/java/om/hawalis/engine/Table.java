package om.hawalis.engine;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A board on which moves are made and taken back without allocating anything: what every search stands on. The player
 * to move is always seen as the mover, whichever side it is. Not for two threads at once.
 */
final class Table {
    /** In place of captured stones: the sowing never ends, and the board stays as it was. */
    static final int ENDLESS = -1;

    private final RuleSet rules;
    private final Lanes lanes;
    private final Hand hand;
    private final int columns;
    private final boolean frontFirst;
    private final int words;
    /** For each ply the mover's ring, then the enemy's. */
    private final long[] stack;

    private int at;
    private int ply;
    private int openingTurns;
    private Side first = Side.SOUTH;

    /** @param deepest plies that can be made from a position set up */
    Table(RuleSet rules, int deepest) {
        this.rules = rules;
        this.lanes = Lanes.of(rules.layout().columns());
        this.hand = new Hand(lanes);
        this.columns = rules.layout().columns();
        this.frontFirst = rules.capture() == CaptureRule.FRONT_THEN_BACK;
        this.words = lanes.words;
        this.stack = new long[2 * words * (deepest + 1)];
    }

    /** Sets up a position; the table forgets all plies. */
    void set(Position position) {
        if (!position.layout().equals(rules.layout())) throw new IllegalArgumentException("the board is another one");
        at = 0;
        ply = 0;
        first = position.toMove();
        openingTurns = position.openingTurns();
        lanes.pack(position.ring(first), stack, 0);
        lanes.pack(position.ring(first.opponent()), stack, words);
    }

    /** Sets up the packed rings of mover and enemy, as {@link #copy} gives them. */
    void set(long[] rings, int from, Side mover) {
        at = 0;
        ply = 0;
        first = mover;
        openingTurns = 0;
        System.arraycopy(rings, from, stack, 0, 2 * words);
    }

    Position position() {
        var mover = lanes.unpack(stack, at);
        var enemy = lanes.unpack(stack, at + words);
        return toMove() == Side.SOUTH
                ? new Position(rules.layout(), mover, enemy, Side.SOUTH, opening())
                : new Position(rules.layout(), enemy, mover, Side.NORTH, opening());
    }

    Side toMove() {
        return (ply & 1) == 0 ? first : first.opponent();
    }

    /** Plies made since the position was set up. */
    int ply() {
        return ply;
    }

    private int opening() {
        return Math.max(0, openingTurns - ply);
    }

    /** Whether a first turn is at hand that must start in the inner row. */
    boolean isOpening() {
        return openingTurns > ply;
    }

    /** The holes the mover may play, a bit for each ring index (articles 2.1, 4.6, 4.7). */
    int legal() {
        var playable = isOpening() ? -1 << columns : -1;
        if (rules.singles() == SinglesRule.FREE) return lanes.occupied(stack, at) & playable;
        var larger = lanes.larger(stack, at);
        return (larger != 0 ? larger : singles()) & playable;
    }

    private int singles() {
        var occupied = lanes.occupied(stack, at);
        var relaying = occupied & lanes.before(occupied);
        return rules.singles() == SinglesRule.RELAY_FIRST && relaying != 0
                ? relaying
                : occupied & ~lanes.before(occupied);
    }

    /**
     * Makes a legal move; the turn passes.
     *
     * @return the stones captured, or {@link #ENDLESS}
     */
    int play(int hole) {
        var next = at + 2 * words;
        for (var word = 0; word < words; word++) stack[next + word] = stack[at + words + word];
        var last = hand.sow(stack, at, next + words, hole);
        at = next;
        ply++;
        return last == Hand.ENDLESS ? ENDLESS : capture(last);
    }

    /** Takes what lies opposite the hole in which the sowing ended (article 2.4); the enemy is now the mover. */
    private int capture(int last) {
        if (last < columns) return 0;
        var front = lanes.empty(stack, at, 3 * columns - 1 - last);
        return front == 0 && frontFirst ? 0 : front + lanes.empty(stack, at, last - columns);
    }

    /** Takes the last move back. */
    void undo() {
        at -= 2 * words;
        ply--;
    }

    /** Laps of the move just made. */
    long laps() {
        return hand.laps();
    }

    /** Whether the mover has no stones: the move just made captured them all. */
    boolean moverIsGone() {
        var any = 0L;
        for (var word = at; word < at + words; word++) any |= stack[word];
        return any == 0;
    }

    /** Whether the enemy of the mover has no stones. */
    boolean enemyIsGone() {
        var any = 0L;
        for (var word = at + words; word < at + 2 * words; word++) any |= stack[word];
        return any == 0;
    }

    int moverStones() {
        return lanes.stones(stack, at);
    }

    int enemyStones() {
        return lanes.stones(stack, at + words);
    }

    int moverNumber(RingNumbers numbers, int stones) {
        return numbers.number(stack, at, stones);
    }

    int enemyNumber(RingNumbers numbers, int stones) {
        return numbers.number(stack, at + words, stones);
    }

    /** Words that tell a position whole, but for who the mover is. */
    int words() {
        return 2 * words;
    }

    long word(int index) {
        return stack[at + index];
    }

    /** Copies the words of the position. */
    void copy(long[] to, int from) {
        System.arraycopy(stack, at, to, from, 2 * words);
    }

    /** Whether the position is the one whose words stand there. */
    boolean standsAs(long[] other, int from) {
        for (var word = 0; word < 2 * words; word++) if (stack[at + word] != other[from + word]) return false;
        return true;
    }

    /** Whether the position is the one that stood so many plies before this one. */
    boolean standsAsBefore(int plies) {
        return standsAs(stack, at - 2 * words * plies);
    }

    /** A number that differs for almost all different positions. */
    long hash() {
        return hash(stack, at, 2 * words);
    }

    static long hash(long[] words, int from, int count) {
        var hash = 0L;
        for (var word = from; word < from + count; word++) hash = mix(hash ^ words[word]);
        return hash;
    }

    private static long mix(long value) {
        var mixed = value * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return mixed ^ mixed >>> 29;
    }

    /** The mover's holes among the bits, in ring order. */
    List<Hole> holes(int bits) {
        return IntStream.range(0, lanes.holes)
                .filter(hole -> (bits >>> hole & 1) != 0)
                .mapToObj(hole -> new Hole(toMove(), hole))
                .toList();
    }
}
