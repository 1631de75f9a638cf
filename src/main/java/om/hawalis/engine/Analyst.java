package om.hawalis.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Looks for good moves: a search a ply deeper at a time. It guesses where {@link Solver} proves; a win it announces is
 * forced all the same. Remembers from one position to the next; not for two threads at once.
 */
public final class Analyst {
    private final RuleSet rules;
    private final Table table;
    private final AlphaBeta search;

    public Analyst(RuleSet rules) {
        this.rules = rules;
        this.table = new Table(rules, AlphaBeta.DEEPEST + 1);
        this.search = new AlphaBeta(rules, table);
    }

    /**
     * Advises the side to move, knowing which positions have stood in the game.
     *
     * @throws IllegalArgumentException if game or endgame table are of other rules
     */
    public Advice advise(Game game, Budget budget) {
        if (!game.ruleSet().equals(rules)
                || budget.endgames() != null && !budget.endgames().isOf(rules))
            throw new IllegalArgumentException("the game or the endgame table is of other rules");
        return game.verdict()
                .map(verdict -> new Advice(score(verdict), List.of(), 0, 0))
                .orElseGet(() -> deepen(game, budget));
    }

    private static Score score(Verdict verdict) {
        return verdict.winner().<Score>map(side -> new Score.Win(side, 0)).orElseGet(Score.Draw::new);
    }

    private Advice deepen(Game game, Budget budget) {
        search.begin(stood(game), budget);
        table.set(game.position());
        var advice = new Advice(new Score.Estimate(0), game.legalMoves().subList(0, 1), 0, 0);
        try {
            for (var depth = 1; depth <= AlphaBeta.DEEPEST && !sure(advice); depth++)
                advice = advice(search.search(depth), depth, game.position().toMove());
        } catch (AlphaBeta.Spent spent) {
            return new Advice(advice.score(), advice.line(), advice.depth(), search.made());
        }
        return advice;
    }

    /** Whether the win found is the soonest: a win remembered from elsewhere may be seen before a sooner one is. */
    private static boolean sure(Advice advice) {
        return advice.score() instanceof Score.Win win && win.plies() <= advice.depth();
    }

    private Set<Long> stood(Game game) {
        var keys = new HashSet<Long>();
        for (var position : game.positions()) {
            table.set(position);
            keys.add(AlphaBeta.key(table));
        }
        return keys;
    }

    private Advice advice(int value, int depth, Side mover) {
        return new Advice(score(value, mover), search.line(mover), depth, search.made());
    }

    private static Score score(int value, Side mover) {
        if (AlphaBeta.isWin(value))
            return new Score.Win(value > 0 ? mover : mover.opponent(), AlphaBeta.pliesToWin(value));
        if (value == AlphaBeta.DRAW) return new Score.Draw();
        return new Score.Estimate(AlphaBeta.hundredths(mover == Side.SOUTH ? value : -value));
    }
}
