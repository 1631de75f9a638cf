package om.hawalis.engine;

import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Whether the mover wins, or loses, within so many plies: a depth-first search with proofs kept by position.
 *
 * <p>Repetition needs no watching. A side that can win within {@code n} plies wins so by moves each of which brings the
 * end nearer whatever is answered, so no position stands twice on the way; and what is asked for here is a win within
 * {@code n} plies, not whether one exists at all. So no proof depends on how its position was reached, and all may be
 * kept.
 */
final class WinSearch implements Judge {
    private static final int KEPT = 1 << 20;
    private static final int CHECKED_EVERY = 1 << 12;

    private final Table table;
    private final @Nullable EndgameTable endgames;
    private final Proofs proofs;
    private final boolean endlessLoses;
    private BooleanSupplier goOn = () -> true;
    private long made;
    private long allowed = Long.MAX_VALUE;

    WinSearch(RuleSet rules, @Nullable EndgameTable endgames, int deepest) {
        this.table = new Table(rules, deepest + 1);
        this.endgames = endgames;
        this.proofs = new Proofs(table.words(), KEPT);
        this.endlessLoses = rules.endless() == EndlessRule.MOVER_LOSES;
    }

    /** Thrown out of a search that was told to stop or has made as many moves as it may; what it proved stays. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super("stopped", null, false, false);
        }
    }

    /** Lets the search make so many moves more, as long as it may go on. */
    void allow(long moves, BooleanSupplier asLongAs) {
        allowed = moves == Long.MAX_VALUE ? moves : made + moves;
        goOn = asLongAs;
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public boolean wins(int plies) {
        if (plies < 1) return false;
        if (isKnown()) return value() > 0 && value() <= plies;
        var hash = table.hash();
        var entry = find(hash);
        if (entry >= 0 && proofs.bound(entry, Proofs.WINS) > 0 && proofs.bound(entry, Proofs.WINS) <= plies)
            return true;
        if (entry >= 0 && (proofs.bound(entry, Proofs.DOES_NOT_WIN) >= plies || proofs.bound(entry, Proofs.LOSES) > 0))
            return false;
        var winning = first(entry, hole -> winsBy(hole, plies));
        keep(hash, winning, winning >= 0 ? Proofs.WINS : Proofs.DOES_NOT_WIN, plies);
        return winning >= 0;
    }

    @Override
    public boolean loses(int plies) {
        if (isKnown()) return value() < 0 && EndgameValues.plies(value()) <= plies;
        var hash = table.hash();
        var entry = find(hash);
        if (entry >= 0 && proofs.bound(entry, Proofs.LOSES) > 0 && proofs.bound(entry, Proofs.LOSES) <= plies)
            return true;
        if (entry >= 0 && (proofs.bound(entry, Proofs.DOES_NOT_LOSE) >= plies || proofs.bound(entry, Proofs.WINS) > 0))
            return false;
        var saving = first(entry, hole -> savedBy(hole, plies));
        keep(hash, saving, saving >= 0 ? Proofs.DOES_NOT_LOSE : Proofs.LOSES, plies);
        return saving < 0;
    }

    /** The first move that does it, beginning with the one that did it last time; -1 if none does. */
    private int first(int entry, IntPredicate does) {
        var remembered = entry >= 0 ? proofs.move(entry) : -1;
        if (remembered >= 0 && does.test(remembered)) return remembered;
        for (var left = table.legal(); left != 0; left &= left - 1) {
            var hole = Integer.numberOfTrailingZeros(left);
            if (hole != remembered && does.test(hole)) return hole;
        }
        return -1;
    }

    private boolean winsBy(int hole, int plies) {
        count();
        var wins = table.play(hole) != Table.ENDLESS && (isOver() || plies > 1 && loses(plies - 1));
        table.undo();
        return wins;
    }

    private boolean savedBy(int hole, int plies) {
        count();
        var endless = table.play(hole) == Table.ENDLESS;
        var saved = endless ? !endlessLoses : isOver() || plies == 1 || !wins(plies - 1);
        table.undo();
        return saved;
    }

    /** Whether the move just made has won. */
    private boolean isOver() {
        return table.moverIsGone() || table.legal() == 0;
    }

    private boolean isKnown() {
        return endgames != null && endgames.covers(table);
    }

    private int value() {
        return endgames == null ? 0 : endgames.value(table);
    }

    /** A first turn's position looks like a later one that allows more, so nothing is kept about it. */
    private int find(long hash) {
        return table.isOpening() ? -1 : proofs.find(table, hash);
    }

    private void keep(long hash, int move, int kind, int plies) {
        if (table.isOpening()) return;
        var entry = proofs.make(table, hash);
        proofs.bound(entry, kind, plies);
        if (move >= 0) proofs.move(entry, move);
    }

    private void count() {
        if (++made > allowed || made % CHECKED_EVERY == 0 && !goOn.getAsBoolean()) throw new Stopped();
    }
}
