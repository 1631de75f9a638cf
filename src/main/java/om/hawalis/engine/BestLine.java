package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;

/** Best play of both sides from the position on a judge's table: the winner hurries, the loser delays. */
final class BestLine {
    private final RuleSet rules;
    private final Judge judge;
    private final Table table;

    BestLine(RuleSet rules, Judge judge) {
        this.rules = rules;
        this.judge = judge;
        this.table = judge.table();
    }

    /** The line to the end of a position of this value; the table comes back as it was. */
    List<Hole> to(int value) {
        var line = new ArrayList<Hole>();
        var left = value;
        while (EndgameValues.plies(left) > 0) {
            var hole = left > 0 ? winning(left) : delaying(EndgameValues.plies(left));
            line.add(new Hole(table.toMove(), hole));
            var endless = table.play(hole) == Table.ENDLESS;
            left = endless ? EndgameValues.loss(0) : left > 0 ? EndgameValues.loss(left - 1) : -left - 2;
        }
        for (var ply = line.size(); ply > 0; ply--) table.undo();
        return line;
    }

    private int winning(int plies) {
        for (var legal = table.legal(); legal != 0; legal &= legal - 1) {
            var hole = Integer.numberOfTrailingZeros(legal);
            var endless = table.play(hole) == Table.ENDLESS;
            var won = !endless && (isOver() || plies > 1 && judge.loses(plies - 1));
            table.undo();
            if (won) return hole;
        }
        throw new IllegalStateException(
                "no move wins in " + plies + ": " + table.position().text());
    }

    private int delaying(int plies) {
        for (var legal = table.legal(); legal != 0; legal &= legal - 1) {
            var hole = Integer.numberOfTrailingZeros(legal);
            var endless = table.play(hole) == Table.ENDLESS;
            var delays = endless ? plies == 1 : plies > 1 && !judge.wins(plies - 2);
            table.undo();
            if (delays) return hole;
        }
        throw new IllegalStateException(
                "no move loses in " + plies + ": " + table.position().text());
    }

    private boolean isOver() {
        return table.moverIsGone() || table.legal() == 0;
    }

    /** A line of moves that give nothing away, to the draw itself. */
    List<Hole> toDraw(Position from) {
        var game = Game.start(rules, from);
        while (game.verdict().isEmpty()) game = game.after(holding(game));
        table.set(from);
        return game.moves();
    }

    private Hole holding(Game game) {
        table.set(game.position());
        for (var hole : game.legalMoves()) {
            var endless = table.play(hole.index()) == Table.ENDLESS;
            var holds = endless ? rules.endless() == EndlessRule.DRAW : !isOver() && isDrawn();
            table.undo();
            if (holds) return hole;
        }
        throw new IllegalStateException("no move draws: " + game.position().text());
    }

    private boolean isDrawn() {
        return !judge.wins(Short.MAX_VALUE) && !judge.loses(Short.MAX_VALUE);
    }
}
