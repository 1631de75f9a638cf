package om.hawalis.engine;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The board's geometry: four rows of {@code columns} holes, two rows a player, and the way the rings run (article 1).
 *
 * <p>All positions of holes are ring indexes in sowing order: outer row 0 … C−1, inner row C … 2C−1.
 *
 * @param columns holes in a row, 6 to 16
 */
public record Layout(int columns, Direction direction) {
    static final int FEWEST_COLUMNS = 6;
    static final int MOST_COLUMNS = 16;
    private static final int MOST_LETTERED_COLUMNS = 13;

    public Layout {
        if (columns < FEWEST_COLUMNS || columns > MOST_COLUMNS)
            throw new IllegalArgumentException("a board has 6 to 16 columns, not " + columns);
    }

    /** Holes in one player's ring. */
    public int holes() {
        return 2 * columns;
    }

    public boolean isInner(int index) {
        return index >= columns;
    }

    /** The enemy's inner hole opposite an inner hole (article 1.5). */
    public int facing(int inner) {
        return 3 * columns - 1 - inner;
    }

    /** The enemy's outer hole behind the one opposite an inner hole (article 1.5). */
    public int behind(int inner) {
        return inner - columns;
    }

    /** Whether holes are written as letters; above 13 columns the alphabet runs out and numbers are written. */
    public boolean lettered() {
        return columns <= MOST_LETTERED_COLUMNS;
    }

    /** The hole as written in a game: a small letter for South, a capital for North, or its problem number. */
    public String mark(Hole hole) {
        if (!lettered()) return ringMark(hole);
        return String.valueOf((char) ((hole.side() == Side.SOUTH ? 'a' : 'A') + hole.index()));
    }

    /** The hole as written where its side is known already: always a small letter, or its problem number. */
    public String ringMark(Hole hole) {
        return lettered() ? String.valueOf((char) ('a' + hole.index())) : String.valueOf(problemNumber(hole.index()));
    }

    /** The number of a hole in printed problems: 1 … C on the inner row, then C+1 … 2C on the outer row. */
    public int problemNumber(int index) {
        return isInner(index) ? index - columns + 1 : index + columns + 1;
    }

    /**
     * Reads a hole written in a game: a letter, whose case tells the side, or a problem number, which is the mover's.
     *
     * @return empty when the board has no such hole
     */
    public Optional<Hole> read(String mark, Side mover) {
        if (mark.length() == 1 && Character.isLetter(mark.charAt(0))) {
            var side = mark.charAt(0) >= 'a' ? Side.SOUTH : Side.NORTH;
            return lettered() ? letter(side, side == Side.SOUTH ? 'a' : 'A', mark.charAt(0)) : Optional.empty();
        }
        return number(mark, mover);
    }

    /** Reads a hole of a known side by its {@linkplain #ringMark ring mark}; empty when there is no such hole. */
    public Optional<Hole> readRingMark(String mark, Side side) {
        if (!lettered()) return number(mark, side);
        return mark.length() == 1 ? letter(side, 'a', mark.charAt(0)) : Optional.empty();
    }

    private Optional<Hole> letter(Side side, char first, char letter) {
        var index = letter - first;
        return index >= 0 && index < holes() ? Optional.of(new Hole(side, index)) : Optional.empty();
    }

    private Optional<Hole> number(String text, Side side) {
        return IntStream.range(0, holes())
                .filter(index -> String.valueOf(problemNumber(index)).equals(text))
                .mapToObj(index -> new Hole(side, index))
                .findFirst();
    }

    /** The ring indexes of a side's outer row, from left to right as South sees the board. */
    public List<Integer> outerRow(Side side) {
        return row(0, (side == Side.SOUTH) == (direction == Direction.COUNTER_CLOCKWISE));
    }

    /** The ring indexes of a side's inner row, from left to right as South sees the board. */
    public List<Integer> innerRow(Side side) {
        return row(columns, (side == Side.NORTH) == (direction == Direction.COUNTER_CLOCKWISE));
    }

    private List<Integer> row(int first, boolean rising) {
        return IntStream.range(0, columns)
                .mapToObj(step -> rising ? first + step : first + columns - 1 - step)
                .toList();
    }
}
