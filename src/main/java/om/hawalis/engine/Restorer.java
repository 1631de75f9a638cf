package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/** Tries every legal move where a ply cannot be read. */
final class Restorer {
    private static final int ASKED_EVERY = 1 << 10;

    private final PartialRecord partial;
    private final int most;
    private final BooleanSupplier goOn;
    private final List<Game> found = new ArrayList<>();
    private long tried;
    private boolean stopped;

    Restorer(PartialRecord partial, int most, BooleanSupplier goOn) {
        this.partial = partial;
        this.most = most;
        this.goOn = goOn;
    }

    PartialRecord.Restoration restore() {
        extend(partial.start(), 0);
        if (stopped) return new PartialRecord.Restoration.Stopped();
        if (found.isEmpty()) return new PartialRecord.Restoration.Unfit();
        if (found.size() == 1) return new PartialRecord.Restoration.Restored(found.getFirst());
        var all = found.size() <= most;
        return new PartialRecord.Restoration.Several(all ? found : found.subList(0, most), all);
    }

    private void extend(Game game, int ply) {
        if (ply == partial.plies().size()) {
            if (game.position().standsAs(partial.after())) found.add(game);
            return;
        }
        var written = partial.plies().get(ply);
        var holes = written.hole() == null ? game.legalMoves() : List.of(written.hole());
        for (var hole : holes) {
            if (isEnough()) return;
            if (game.play(hole) instanceof Game.Moved moved
                    && written.fits(moved.ply())
                    && canStillFit(moved.game().position(), partial.plies().size() - ply - 1))
                extend(moved.game(), ply + 1);
        }
    }

    /** One more than asked for is looked for, to know whether those listed are all, and two, to know one is unique. */
    private boolean isEnough() {
        if (++tried % ASKED_EVERY == 0 && !goOn.getAsBoolean()) stopped = true;
        return stopped || found.size() > Math.max(most, 1);
    }

    /** Stones never come back, and a side that does not move again has each hole as it is or loses it to a capture. */
    private boolean canStillFit(Position position, int left) {
        for (var side : Side.values()) {
            if (position.stones(side) < partial.after().stones(side)) return false;
            var movesAgain = left > 1 || left == 1 && side == position.toMove();
            if (!movesAgain && !isKept(position.ring(side), partial.after().ring(side))) return false;
        }
        return true;
    }

    private static boolean isKept(List<Integer> now, List<Integer> after) {
        return IntStream.range(0, now.size())
                .allMatch(hole -> after.get(hole) == 0 || now.get(hole).equals(after.get(hole)));
    }
}
