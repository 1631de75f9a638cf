package om.hawalis.engine;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * All positions that can come up from one, gathered first and then judged backwards from the games' ends: the only way
 * here to prove a draw. Where neither side can force an end, play can go on until a position stands again.
 */
final class Reachable implements Judge {
    private static final int DRAWN = -1;

    private final Table table;
    private final @Nullable EndgameTable endgames;
    private final boolean endlessLoses;
    private final int most;
    private final PositionIndex positions;
    private final IntList firstEdge = new IntList();
    private final IntList edges = new IntList();
    private short[] values = new short[1024];

    /** @param most how many positions may be gathered */
    Reachable(RuleSet rules, @Nullable EndgameTable endgames, int most, int deepest) {
        this.table = new Table(rules, deepest + 1);
        this.endgames = endgames;
        this.endlessLoses = rules.endless() == EndlessRule.MOVER_LOSES;
        this.most = most;
        this.positions = new PositionIndex(table.words());
    }

    @Override
    public Table table() {
        return table;
    }

    /**
     * Gathers and judges all positions from the one given, which must be past the first turns.
     *
     * @return whether all could be gathered; if not, nothing is known
     */
    boolean judge(Position from, BooleanSupplier goOn) {
        table.set(from);
        positions.add(table);
        for (var node = 0; node < positions.size(); node++) {
            if (positions.size() > most || node % 4096 == 0 && !goOn.getAsBoolean()) return false;
            firstEdge.add(edges.size());
            positions.show(node, table);
            set(node, expand());
        }
        firstEdge.add(edges.size());
        values = new Backwards(firstEdge, edges, Arrays.copyOf(values, positions.size())).judged();
        table.set(from);
        return true;
    }

    private void set(int node, int value) {
        if (node == values.length) values = Arrays.copyOf(values, 2 * node);
        values[node] = (short) value;
    }

    /** The position's value if it shows at once; else a draw for now, and its moves become edges. */
    private int expand() {
        if (endgames != null && endgames.covers(table)) return endgames.value(table);
        var legal = table.legal();
        if (legal == 0 || table.moverIsGone()) return EndgameValues.loss(0);
        if (winsAtOnce(legal)) return EndgameValues.win(1);
        var before = edges.size();
        for (var left = legal; left != 0; left &= left - 1) follow(Integer.numberOfTrailingZeros(left));
        return edges.size() == before ? EndgameValues.loss(1) : EndgameValues.DRAW;
    }

    private boolean winsAtOnce(int legal) {
        for (var left = legal; left != 0; left &= left - 1) {
            var endless = table.play(Integer.numberOfTrailingZeros(left)) == Table.ENDLESS;
            var won = !endless && (table.moverIsGone() || table.legal() == 0);
            table.undo();
            if (won) return true;
        }
        return false;
    }

    private void follow(int hole) {
        var endless = table.play(hole) == Table.ENDLESS;
        if (!endless) edges.add(positions.add(table));
        else if (!endlessLoses) edges.add(DRAWN);
        table.undo();
    }

    /** The value of the position on the table, which can come up and is not over. */
    int value() {
        if (endgames != null && endgames.covers(table)) return endgames.value(table);
        return values[positions.find(table)];
    }

    @Override
    public boolean wins(int plies) {
        var value = value();
        return value > 0 && value <= plies;
    }

    @Override
    public boolean loses(int plies) {
        var value = value();
        return value < 0 && EndgameValues.plies(value) <= plies;
    }
}
