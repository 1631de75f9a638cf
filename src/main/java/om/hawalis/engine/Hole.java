package om.hawalis.engine;

/**
 * One hole of one player's ring, counted in sowing order (article 1.3): the outer row first, then the inner row.
 *
 * <p>How a hole is written depends on the board: see {@link Layout#mark}.
 *
 * @param index 0 is the first hole of the outer row; a board of {@code C} columns has indexes 0 to {@code 2C − 1}
 */
public record Hole(Side side, int index) {
    public Hole {
        if (index < 0 || index >= 2 * Layout.MOST_COLUMNS) throw new IllegalArgumentException("no hole " + index);
    }

    public static Hole south(int index) {
        return new Hole(Side.SOUTH, index);
    }

    public static Hole north(int index) {
        return new Hole(Side.NORTH, index);
    }
}
