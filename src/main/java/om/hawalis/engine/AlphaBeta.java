package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A depth-first search with bounds over a plain count of stones and movable holes. Values are the mover's: a draw is 0,
 * guesses are odd, and a win in {@code n} plies from the root is {@code WIN − n}.
 */
final class AlphaBeta {
    static final int DEEPEST = 60;
    static final int DRAW = 0;
    private static final int WIN = 1_000_000;
    private static final int WIN_IN_SIGHT = WIN - 100_000;
    private static final int STONE = 200;
    private static final int MOVABLE_HOLE = 10;
    private static final int CHECKED_EVERY = 1 << 12;

    private final Table table;
    private final boolean endlessLoses;
    private final Remembered remembered = new Remembered();
    private final BestLines lines = new BestLines(DEEPEST + 2);
    private Set<Long> stood = Set.of();
    private Budget budget = Budget.moves(1);
    private long made;

    AlphaBeta(RuleSet rules, Table table) {
        this.table = table;
        this.endlessLoses = rules.endless() == EndlessRule.MOVER_LOSES;
    }

    /** Thrown out of a search whose budget is spent. */
    static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1;

        Spent() {
            super("spent", null, false, false);
        }
    }

    static boolean isWin(int value) {
        return Math.abs(value) > WIN_IN_SIGHT;
    }

    static int pliesToWin(int value) {
        return WIN - Math.abs(value);
    }

    static int hundredths(int value) {
        return value / 2;
    }

    /** Tells a position and who moves in it. */
    static long key(Table table) {
        var side = table.toMove() == Side.SOUTH ? 0 : 0x5DEECE66DL;
        return table.hash() ^ side ^ (table.isOpening() ? 0x2545F4914F6CDD1DL : 0);
    }

    /** @param before keys of the positions that have stood already */
    void begin(Set<Long> before, Budget spend) {
        stood = before;
        budget = spend;
        made = 0;
    }

    long made() {
        return made;
    }

    List<Hole> line(Side mover) {
        var holes = new ArrayList<Hole>();
        for (var hole : lines.first()) holes.add(new Hole(holes.size() % 2 == 0 ? mover : mover.opponent(), hole));
        return holes;
    }

    /** The value of the position on the table, which is not over, searched so many plies deep. */
    int search(int depth) {
        while (table.ply() > 0) table.undo();
        return moves(depth, -WIN, WIN, table.legal(), -1);
    }

    private int value(int depth, int alpha, int beta) {
        var ply = table.ply();
        lines.clear(ply);
        if (hasStood()) return DRAW;
        var legal = table.legal();
        if (legal == 0 || table.moverIsGone()) return ply - WIN;
        var endgames = budget.endgames();
        if (endgames != null && endgames.covers(table)) return known(endgames.value(table), ply);
        if (depth == 0 || ply > DEEPEST) return guess(legal);
        var slot = remembered.find(key(table));
        if (slot >= 0 && remembered.depth(slot) >= depth) {
            var value = fromHere(remembered.value(slot), ply);
            var kind = remembered.kind(slot);
            if (kind == Remembered.EXACT
                    || kind == Remembered.AT_LEAST && value >= beta
                    || kind == Remembered.AT_MOST && value <= alpha) return value;
        }
        return moves(depth, alpha, beta, legal, slot >= 0 ? remembered.move(slot) : -1);
    }

    private int moves(int depth, int alpha, int beta, int legal, int likely) {
        var best = -WIN;
        var move = Integer.numberOfTrailingZeros(legal);
        var first = likely >= 0 && (legal >>> likely & 1) != 0 ? 1 << likely : 0;
        for (var left = legal; left != 0 && best < beta; ) {
            var bit = first != 0 ? first : left & -left;
            first = 0;
            left &= ~bit;
            var hole = Integer.numberOfTrailingZeros(bit);
            var value = after(hole, depth, Math.max(alpha, best), beta);
            if (value <= best) continue;
            best = value;
            move = hole;
            if (best > alpha) lines.extend(table.ply(), hole);
        }
        remember(depth, alpha, beta, best, move);
        return best;
    }

    private int after(int hole, int depth, int alpha, int beta) {
        if (++made > budget.moves()
                || made % CHECKED_EVERY == 0 && !budget.goOn().getAsBoolean()) throw new Spent();
        var endless = table.play(hole) == Table.ENDLESS;
        if (endless) lines.clear(table.ply());
        var value = endless ? endless(table.ply()) : -value(depth - 1, -beta, -alpha);
        table.undo();
        return value;
    }

    private int endless(int ply) {
        return endlessLoses ? ply - WIN : DRAW;
    }

    private boolean hasStood() {
        for (var plies = 2; plies <= table.ply(); plies += 2) if (table.standsAsBefore(plies)) return true;
        return stood.contains(key(table));
    }

    private static int known(int value, int ply) {
        if (value == EndgameValues.DRAW) return DRAW;
        var plies = ply + EndgameValues.plies(value);
        return value > 0 ? WIN - plies : plies - WIN;
    }

    private int guess(int legal) {
        var stones = table.moverStones() - table.enemyStones();
        return STONE * stones + MOVABLE_HOLE * (Integer.bitCount(legal) - table.enemyMovable()) + 1;
    }

    private void remember(int depth, int alpha, int beta, int value, int move) {
        var kind = value >= beta ? Remembered.AT_LEAST : value <= alpha ? Remembered.AT_MOST : Remembered.EXACT;
        remembered.keep(key(table), depth, kind, fromHere(value, -table.ply()), move);
    }

    /** Wins are remembered from the position they are won in, and read from the root again. */
    private static int fromHere(int value, int ply) {
        if (!isWin(value)) return value;
        return value > 0 ? value - ply : value + ply;
    }
}
