package om.hawalis.engine;

/**
 * All positions in which one side has so many stones and the other so many, judged backwards from the games' ends and
 * from the captures that leave the slice, nearest ends first.
 *
 * <p>A position's node is the number of the mover's ring times the enemy's rings plus the enemy's; positions in which
 * the side with more stones moves follow those in which the side with fewer does.
 */
final class EndgameSlice {
    private final EndgameTable table;
    private final RingMoves[] moves;
    private final RingLosses[] losses;
    private final boolean endlessLoses;
    private final int fewer;
    private final int more;
    private final int half;
    private final short[] values;
    /** Moves of a position that may still save it. */
    private final byte[] open;
    /** Plies to the latest loss among the moves that lose by leaving the slice. */
    private final short[] latest;

    private final Agenda agenda = new Agenda();

    EndgameSlice(EndgameTable table, RingMoves[] moves, RingLosses[] losses, int fewer, int more) {
        this.table = table;
        this.moves = moves;
        this.losses = losses;
        this.endlessLoses = table.rules().endless() == EndlessRule.MOVER_LOSES;
        this.fewer = fewer;
        this.more = more;
        this.half = moves[fewer].rings * moves[more].rings;
        var nodes = fewer == more ? half : 2 * half;
        this.values = new short[nodes];
        this.open = new byte[nodes];
        this.latest = new short[nodes];
    }

    int entries() {
        return values.length;
    }

    void judge() {
        enter(fewer, more, 0);
        if (fewer != more) enter(more, fewer, half);
        for (var plies = 0; plies < agenda.length(); plies++) {
            var due = agenda.due(plies);
            for (var item = 0; item < due.size(); item++) settle(due.get(item) >>> 1, (due.get(item) & 1) == 0, plies);
        }
        write(fewer, more, 0);
        if (fewer != more) write(more, fewer, half);
    }

    private void enter(int mover, int enemy, int base) {
        var enemies = moves[enemy].rings;
        for (var one = 0; one < moves[mover].rings; one++)
            for (var other = 0; other < enemies; other++) enter(mover, enemy, one, other, base + one * enemies + other);
    }

    /** Looks at a position's captures and endless moves, and counts the moves that stay within the slice. */
    private void enter(int mover, int enemy, int one, int other, int node) {
        var own = moves[mover];
        var soonest = Integer.MAX_VALUE;
        if (endlessLoses && own.endless[one] > 0) latest[node] = 1;
        if (!endlessLoses) open[node] += own.endless[one];
        for (var move = own.first[one]; move < own.first[one + 1]; move++) {
            var taken = losses[enemy].taken(other, own.column[move]);
            if (taken == 0) open[node]++;
            else soonest = Math.min(soonest, capture(node, taken, mover, enemy, move, other));
        }
        if (soonest < Integer.MAX_VALUE) {
            open[node]++;
            agenda.add(soonest, node << 1);
        } else if (open[node] == 0) agenda.add(latest[node], node << 1 | 1);
    }

    /** Notes what a capturing move leads to; the plies to its win, if it wins. */
    private int capture(int node, int taken, int mover, int enemy, int move, int other) {
        if (taken == enemy) return 1;
        var left = losses[enemy].left(other, moves[mover].column[move]);
        var value = table.value(enemy - taken, mover, left, moves[mover].after[move]);
        if (value < 0) return EndgameValues.plies(value) + 1;
        if (value == EndgameValues.DRAW) open[node]++;
        else latest[node] = (short) Math.max(latest[node], value + 1);
        return Integer.MAX_VALUE;
    }

    private void settle(int node, boolean won, int plies) {
        if (values[node] != EndgameValues.DRAW) return;
        values[node] = (short) (won ? EndgameValues.win(plies) : EndgameValues.loss(plies));
        var upper = node >= half;
        var mover = upper ? more : fewer;
        var enemy = upper ? fewer : more;
        var rest = upper ? node - half : node;
        spread(won, plies, rest / moves[enemy].rings, rest % moves[enemy].rings, mover, enemy, upper || fewer == more);
    }

    /** Tells the positions from which the enemy moved, capturing nothing, into a position just settled. */
    private void spread(boolean won, int plies, int one, int other, int mover, int enemy, boolean toLower) {
        var theirs = moves[enemy];
        for (var move = theirs.firstBack[other]; move < theirs.firstBack[other + 1]; move++) {
            if (losses[mover].taken(one, theirs.columnBack[move]) > 0) continue;
            var before = (toLower ? 0 : half) + theirs.before[move] * moves[mover].rings + one;
            if (values[before] != EndgameValues.DRAW) continue;
            if (!won) agenda.add(plies + 1, before << 1);
            else if (--open[before] == 0) agenda.add(Math.max(plies + 1, latest[before]), before << 1 | 1);
        }
    }

    private void write(int mover, int enemy, int base) {
        var enemies = moves[enemy].rings;
        for (var one = 0; one < moves[mover].rings; one++)
            for (var other = 0; other < enemies; other++)
                table.value(mover, enemy, one, other, values[base + one * enemies + other]);
    }
}
