package om.hawalis.engine;

import java.util.function.LongConsumer;

/** Holds every entry of an endgame table against the entries its moves lead to. */
final class EndgameCheck {
    private final EndgameTable endgames;
    private final EndgameShape shape;
    private final LongConsumer progress;
    private final Table table;
    private final boolean endlessLoses;
    private final long[] rings;
    private final int words;
    private long done;
    private long wrong;

    EndgameCheck(EndgameTable endgames, LongConsumer progress) {
        this.endgames = endgames;
        this.shape = endgames.shape();
        this.progress = progress;
        this.table = new Table(shape.rules, 1);
        this.endlessLoses = shape.rules.endless() == EndlessRule.MOVER_LOSES;
        this.words = table.words() / 2;
        this.rings = new long[2 * words];
    }

    long wrongEntries() {
        for (var total = EndgameShape.FEWEST_STONES; total <= shape.stones; total++)
            for (var mover = 1; mover < total; mover++) check(mover, total - mover);
        return wrong;
    }

    private void check(int mover, int enemy) {
        var moverRings = shape.numbers.all(mover);
        var enemyRings = shape.numbers.all(enemy);
        for (var one = 0; one < shape.numbers.rings(mover); one++) {
            System.arraycopy(moverRings, one * words, rings, 0, words);
            for (var other = 0; other < shape.numbers.rings(enemy); other++) {
                System.arraycopy(enemyRings, other * words, rings, words, words);
                table.set(rings, 0, Side.SOUTH);
                if (endgames.value(mover, enemy, one, other) != expected()) wrong++;
            }
            done += shape.numbers.rings(enemy);
            progress.accept(done);
        }
    }

    /** The value of the position on the table by its moves: the soonest win, else a draw, else the latest loss. */
    private int expected() {
        var soonest = Integer.MAX_VALUE;
        var latest = 0;
        var draws = false;
        for (var left = table.legal(); left != 0; left &= left - 1) {
            var endless = table.play(Integer.numberOfTrailingZeros(left)) == Table.ENDLESS;
            var after = endless ? EndgameValues.DRAW : after();
            table.undo();
            if (after < 0) soonest = Math.min(soonest, EndgameValues.plies(after) + 1);
            else if (after > 0) latest = Math.max(latest, after + 1);
            else if (endless && endlessLoses) latest = Math.max(latest, 1);
            else draws = true;
        }
        if (soonest < Integer.MAX_VALUE) return EndgameValues.win(soonest);
        return draws ? EndgameValues.DRAW : EndgameValues.loss(latest);
    }

    private int after() {
        return table.moverIsGone() ? EndgameValues.loss(0) : endgames.value(table);
    }
}
