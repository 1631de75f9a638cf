package om.hawalis.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The rules of a turn (article 2) under one rule set: which holes may be played, and what becomes of it. A position
 * alone knows nothing of repetition or of the game's end; that is {@link Game}'s.
 */
public final class Rules {
    private final RuleSet set;

    private Rules(RuleSet set) {
        this.set = set;
    }

    public static Rules of(RuleSet set) {
        return new Rules(set);
    }

    /** The holes the side to move may play, in ring order. Endless moves are among them. */
    public List<Hole> legalMoves(Position position) {
        var legality = new Legality(set, position);
        return IntStream.range(0, set.layout().holes())
                .filter(legality::allows)
                .mapToObj(index -> new Hole(position.toMove(), index))
                .toList();
    }

    /**
     * Plays a hole of the side to move.
     *
     * @throws IllegalArgumentException if the position is of another board
     */
    public Play play(Position position, Hole hole) {
        requireBoard(position);
        var breach = new Legality(set, position).breach(hole);
        if (breach.isPresent()) return new Play.Illegal(breach.get(), legalMoves(position));
        return sow(position, hole);
    }

    private Play.Legal sow(Position position, Hole hole) {
        var lanes = Lanes.of(set.layout().columns());
        var hand = new Hand(lanes);
        var rings = new long[2 * lanes.words];
        lanes.pack(position.ring(hole.side()), rings, 0);
        var last = hand.sow(rings, 0, lanes.words, hole.index());
        var ring = lanes.unpack(rings, lanes.words);
        var enemy = new ArrayList<>(position.ring(hole.side().opponent()));
        if (last == Hand.ENDLESS)
            return new Play.Legal(hole, position.next(ring, enemy), new Sowing.Endless(hand.laps()));
        var captures = capture(last, hole.side().opponent(), enemy);
        var sowing = new Sowing.Finite(hand.laps(), new Hole(hole.side(), last), captures);
        return new Play.Legal(hole, position.next(ring, enemy), sowing);
    }

    private List<Capture> capture(int last, Side side, List<Integer> enemy) {
        var layout = set.layout();
        if (!layout.isInner(last)) return List.of();
        var front = layout.facing(last);
        if (enemy.get(front) == 0 && set.capture() == CaptureRule.FRONT_THEN_BACK) return List.of();
        var captures = new ArrayList<Capture>();
        for (var index : List.of(front, layout.behind(last))) {
            var stones = enemy.set(index, 0);
            if (stones > 0) captures.add(new Capture(new Hole(side, index), stones));
        }
        return captures;
    }

    /**
     * The laps of a legal move, for showing it.
     *
     * @param most how many laps to list; the sowing itself is always told whole
     * @throws IllegalArgumentException if the move is not legal
     */
    public Trace trace(Position position, Hole hole, int most) {
        if (!(play(position, hole) instanceof Play.Legal legal))
            throw new IllegalArgumentException("not legal: " + hole);
        var lanes = Lanes.of(set.layout().columns());
        var hand = new Hand(lanes);
        var ring = new long[lanes.words];
        lanes.pack(position.ring(hole.side()), ring, 0);
        var laps = new ArrayList<Lap>();
        var at = hole.index();
        while (laps.size() < Math.min(most, legal.sowing().laps())) {
            laps.add(new Lap(at, lanes.count(ring, 0, at)));
            at = hand.lap(ring, 0, at);
        }
        return new Trace(hole.side(), laps, legal.sowing());
    }

    private void requireBoard(Position position) {
        if (!position.layout().equals(set.layout())) throw new IllegalArgumentException("the board is another one");
    }
}
