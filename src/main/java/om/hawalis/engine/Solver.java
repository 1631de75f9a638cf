package om.hawalis.engine;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Proves whether a position is won, lost or drawn, exactly and by search alone.
 *
 * <p>Wins are looked for ply by ply with all proofs kept by position (an endgame's moves come in any order, so that the
 * same positions are met again and again); so the first win found is the shortest. Draws are proven by gathering every
 * position that can come up and judging them backwards. The position given counts as its first standing; at which
 * standing a repetition is a draw makes no difference to the value.
 */
public final class Solver {
    /** The most plies that can be asked for. */
    public static final int DEEPEST = 1_000;

    private static final long MOVES_AT_FIRST = 2_000_000;
    private static final long MOVES_IN_ALL = 50_000_000;
    private static final int POSITIONS_AT_FIRST = 100_000;
    private static final int POSITIONS_IN_ALL = 3_000_000;

    private final RuleSet rules;
    private final Position position;
    private final Effort effort;
    private final WinSearch search;
    private int tried;

    /**
     * What a solver may spend.
     *
     * @param plies how deep to look, or {@link #DEEPEST} to look until some 50 million moves have been made
     * @param endgames a table of the rule set to look small positions up in; null for none
     * @param goOn asked now and then whether to go on
     */
    public record Effort(int plies, @Nullable EndgameTable endgames, BooleanSupplier goOn) {
        public Effort {
            if (plies < 1 || plies > DEEPEST) throw new IllegalArgumentException("plies from 1 to " + DEEPEST);
        }

        /** Until decided or given up. */
        public static Effort usual() {
            return new Effort(DEEPEST, null, () -> true);
        }
    }

    private Solver(RuleSet rules, Position position, Effort effort) {
        this.rules = rules;
        this.position = position;
        this.effort = effort;
        this.search = new WinSearch(rules, effort.endgames(), effort.plies());
    }

    /**
     * Solves a position.
     *
     * @throws IllegalArgumentException if position or table are of other rules
     */
    public static Solution solve(RuleSet rules, Position position, Effort effort) {
        if (effort.endgames() != null && !effort.endgames().isOf(rules))
            throw new IllegalArgumentException("the endgame table is of other rules");
        return new Solver(rules, position, effort).solve();
    }

    private Solution solve() {
        search.table().set(position);
        var over = Game.start(rules, position).verdict().flatMap(Verdict::winner);
        if (over.isPresent()) return new Solution.Won(over.get(), 0, List.of());
        var soon = deepen(MOVES_AT_FIRST);
        if (soon != null) return soon;
        var small = gather(POSITIONS_AT_FIRST);
        if (small != null) return small;
        var limited = effort.plies() < DEEPEST;
        var later = deepen(limited ? Long.MAX_VALUE : MOVES_IN_ALL);
        if (later != null) return later;
        var large = limited ? null : gather(POSITIONS_IN_ALL);
        return large != null ? large : new Solution.Undecided(tried);
    }

    /** Looks a ply deeper at a time; null when nothing is proven. */
    private @Nullable Solution deepen(long moves) {
        search.allow(moves, effort.goOn());
        try {
            for (; tried < effort.plies(); tried++) {
                var won = within(tried + 1);
                if (won != null) return won;
            }
        } catch (WinSearch.Stopped stopped) {
            search.table().set(position);
        }
        return null;
    }

    private @Nullable Solution within(int plies) {
        var anyParity = rules.endless() == EndlessRule.MOVER_LOSES;
        if ((anyParity || plies % 2 == 1) && search.wins(plies)) return won(search, EndgameValues.win(plies));
        if ((anyParity || plies % 2 == 0) && search.loses(plies)) return won(search, EndgameValues.loss(plies));
        return null;
    }

    private Solution won(Judge judge, int value) {
        if (judge == search) search.allow(Long.MAX_VALUE, () -> true);
        var winner = value > 0 ? position.toMove() : position.toMove().opponent();
        var plies = EndgameValues.plies(value);
        return new Solution.Won(winner, plies, new BestLine(rules, judge).to(value));
    }

    /** Gathers every position that can come up; null when they are too many. */
    private @Nullable Solution gather(int most) {
        if (position.openingTurns() > 0) return null;
        var reachable = new Reachable(rules, effort.endgames(), most, effort.plies());
        if (!reachable.judge(position, effort.goOn())) return null;
        var value = reachable.value();
        if (value == EndgameValues.DRAW) return new Solution.Drawn(new BestLine(rules, reachable).toDraw(position));
        return EndgameValues.plies(value) > effort.plies()
                ? new Solution.Undecided(effort.plies())
                : won(reachable, value);
    }
}
