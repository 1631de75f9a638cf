package om.hawalis.engine;

import java.util.List;

/**
 * The board between two turns: every count and the side to move.
 *
 * @param south stones in South's ring, by ring index
 * @param north stones in North's ring, by ring index
 * @param openingTurns turns still to come, the mover's included, that must start in the inner row; 0 in most rule sets
 */
public record Position(Layout layout, List<Integer> south, List<Integer> north, Side toMove, int openingTurns) {
    public Position {
        south = List.copyOf(south);
        north = List.copyOf(north);
        requireRing(layout, south);
        requireRing(layout, north);
        if (openingTurns < 0 || openingTurns > 2) throw new IllegalArgumentException("opening turns: " + openingTurns);
    }

    private static void requireRing(Layout layout, List<Integer> ring) {
        if (ring.size() != layout.holes() || ring.stream().anyMatch(count -> count < 0) || total(ring) > mostOf(layout))
            throw new IllegalArgumentException("no ring of " + layout.holes() + " holes: " + ring);
    }

    private static int mostOf(Layout layout) {
        return 4 * layout.columns();
    }

    /** The position every game under these rules begins with. */
    public static Position start(RuleSet rules) {
        return new Position(rules.layout(), rules.start(), rules.start(), Side.SOUTH, rules.innerFirstTurn() ? 2 : 0);
    }

    /**
     * Reads a position text: rows as South sees them, top to bottom, then the side to move. Both players' first turns
     * are taken to be over.
     *
     * @return the position, or what is wrong with the text
     */
    public static PositionText parse(String text, RuleSet rules) {
        return PositionReader.read(text, rules);
    }

    /** The position text, as {@link #parse} reads it. */
    public String text() {
        return String.join(
                        "/",
                        row(north, layout.outerRow(Side.NORTH)),
                        row(north, layout.innerRow(Side.NORTH)),
                        row(south, layout.innerRow(Side.SOUTH)),
                        row(south, layout.outerRow(Side.SOUTH)))
                + " " + toMove.letter();
    }

    private static String row(List<Integer> ring, List<Integer> indexes) {
        return String.join(
                ",", indexes.stream().map(index -> ring.get(index).toString()).toList());
    }

    /** The counts of one side's ring, by ring index. */
    public List<Integer> ring(Side side) {
        return side == Side.SOUTH ? south : north;
    }

    public int count(Hole hole) {
        return ring(hole.side()).get(hole.index());
    }

    /** All stones a side has. */
    public int stones(Side side) {
        return total(ring(side));
    }

    /** Whether the same stones stand in the same holes with the same side to move: what repetition compares. */
    public boolean standsAs(Position other) {
        return toMove == other.toMove && south.equals(other.south) && north.equals(other.north);
    }

    /** The position once the turn has passed, with these rings. */
    Position next(List<Integer> mover, List<Integer> enemy) {
        var opening = Math.max(0, openingTurns - 1);
        return toMove == Side.SOUTH
                ? new Position(layout, mover, enemy, Side.NORTH, opening)
                : new Position(layout, enemy, mover, Side.SOUTH, opening);
    }

    private static int total(List<Integer> ring) {
        return ring.stream().mapToInt(Integer::intValue).sum();
    }
}
