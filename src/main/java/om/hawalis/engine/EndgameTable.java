package om.hawalis.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * The value of every position with few stones, read from a buffer that may be a file mapped into memory. Safe for
 * several threads.
 */
public final class EndgameTable {
    private final EndgameShape shape;
    private final ByteBuffer bytes;

    EndgameTable(EndgameShape shape, ByteBuffer bytes) {
        this.shape = shape;
        this.bytes = bytes;
    }

    /** What came of opening a buffer as a table. */
    public sealed interface Opened {
        record Usable(EndgameTable table) implements Opened {}

        record Unusable(Unfit why) implements Opened {}
    }

    /** Why a buffer is no endgame table. */
    public enum Unfit {
        /** It does not begin as a table does. */
        NO_TABLE,
        /** It is of rules, or of a version of them, that are not known here. */
        UNKNOWN_RULES,
        /** It is shorter or longer than its table. */
        WRONG_SIZE
    }

    /** Opens a table built before. Entries are read when asked for. */
    public static Opened open(ByteBuffer bytes) {
        var head = new byte[Math.min(EndgameShape.HEAD, bytes.limit())];
        bytes.get(0, head);
        var lines = new String(head, StandardCharsets.US_ASCII).split("\n", -1);
        if (lines.length < 5
                || !lines[0].equals("hawalis endgame table 1")
                || !lines[2].matches("[0-9]{1,6}")
                || !lines[3].matches("[2-8]")) return new Opened.Unusable(Unfit.NO_TABLE);
        var rules = RuleSets.find(lines[1], Integer.parseInt(lines[2]));
        if (rules.isEmpty()) return new Opened.Unusable(Unfit.UNKNOWN_RULES);
        var shape = new EndgameShape(rules.get(), Integer.parseInt(lines[3]));
        return shape.bytes() == bytes.limit()
                ? new Opened.Usable(new EndgameTable(shape, bytes))
                : new Opened.Unusable(Unfit.WRONG_SIZE);
    }

    /**
     * Size in bytes of the table for all positions with up to so many stones.
     *
     * @throws IllegalArgumentException unless {@code 2 ≤ stones ≤ 8}
     */
    public static long size(RuleSet rules, int stones) {
        return new EndgameShape(rules, stones).bytes();
    }

    /** How many positions there are with up to so many stones, at least one on each side. */
    public static long entries(RuleSet rules, int stones) {
        return new EndgameShape(rules, stones).entries();
    }

    /**
     * Builds a table into a buffer of just its {@linkplain #size size}.
     *
     * @param progress told from time to time how many positions are done
     * @throws IllegalArgumentException if buffer or number of stones do not fit
     */
    public static EndgameTable build(RuleSet rules, int stones, ByteBuffer into, LongConsumer progress) {
        var shape = new EndgameShape(rules, stones);
        if (shape.bytes() != into.limit()) throw new IllegalArgumentException("the table needs " + shape.bytes());
        into.put(0, Arrays.copyOf(shape.head(), EndgameShape.HEAD));
        var table = new EndgameTable(shape, into);
        new EndgameBuilder(table, progress).build();
        return table;
    }

    /** Positions in the table. */
    public long entries() {
        return shape.entries();
    }

    public RuleSet rules() {
        return shape.rules;
    }

    /** Stones, of both sides together, up to which positions are in the table. */
    public int stones() {
        return shape.stones;
    }

    /** Whether the table holds for these rules; at which standing a repetition is a draw makes no difference. */
    public boolean isOf(RuleSet rules) {
        return shape.rules.withRepetition(2).equals(rules.withRepetition(2));
    }

    boolean covers(Table table) {
        var mover = table.moverStones();
        var enemy = table.enemyStones();
        return mover > 0 && enemy > 0 && mover + enemy <= shape.stones && !table.isOpening();
    }

    /** The value of a position the table covers. */
    int value(Table table) {
        var mover = table.moverStones();
        var enemy = table.enemyStones();
        return value(mover, enemy, table.moverNumber(shape.numbers, mover), table.enemyNumber(shape.numbers, enemy));
    }

    int value(int mover, int enemy, int moverRing, int enemyRing) {
        return bytes.getShort(shape.place(mover, enemy, moverRing, enemyRing));
    }

    void value(int mover, int enemy, int moverRing, int enemyRing, int value) {
        bytes.putShort(shape.place(mover, enemy, moverRing, enemyRing), (short) value);
    }

    EndgameShape shape() {
        return shape;
    }

    /**
     * Counts the entries that are not what the entries after each of their moves say, playing every move afresh. None is
     * wrong in a right table, and a table without a wrong entry is right: wins and losses are well founded, and from a
     * draw that is drawn by its moves play goes on for ever.
     *
     * @param progress told from time to time how many positions are done
     */
    public long wrongEntries(LongConsumer progress) {
        return new EndgameCheck(this, progress).wrongEntries();
    }
}
