package om.hawalis.engine;

import java.util.function.LongConsumer;

/** Builds an endgame table, fewest stones first, as captures lead to fewer stones only. */
final class EndgameBuilder {
    private final EndgameTable table;
    private final EndgameShape shape;
    private final LongConsumer progress;
    private final RingMoves[] moves;
    private final RingLosses[] losses;
    private long done;

    EndgameBuilder(EndgameTable table, LongConsumer progress) {
        this.table = table;
        this.shape = table.shape();
        this.progress = progress;
        this.moves = new RingMoves[shape.stones];
        this.losses = new RingLosses[shape.stones];
    }

    void build() {
        for (var total = EndgameShape.FEWEST_STONES; total <= shape.stones; total++) {
            moves[total - 1] = new RingMoves(shape.rules, shape.numbers, total - 1);
            losses[total - 1] = new RingLosses(shape.rules, shape.numbers, total - 1);
            for (var fewer = 1; 2 * fewer <= total; fewer++) {
                var slice = new EndgameSlice(table, moves, losses, fewer, total - fewer);
                slice.judge();
                done += slice.entries();
                progress.accept(done);
            }
        }
    }
}
