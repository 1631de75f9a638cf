package om.hawalis.trf;

/**
 * What one player's record says of one round.
 *
 * @param opponent 0 for none
 * @param colour {@code w}, {@code b}, or {@code -} for none
 * @param result upper case; a blank where none is given
 * @param column where the cell begins
 */
record RoundCell(int opponent, char colour, char result, int column) {
    static final int FIRST_COLUMN = 92;
    static final int WIDTH = 10;

    static int columnOf(int round) {
        return FIRST_COLUMN + (round - 1) * WIDTH;
    }

    boolean blank() {
        return opponent == 0 && colour == '-' && result == ' ';
    }

    /** Whether the pairing of that round dealt with the player, so that the round has been paired. */
    boolean paired() {
        return opponent != 0 || result == 'U' || result == '+';
    }

    /** Whether two cells mean the same, however they are written; without an opponent, a round without anything or
     * lost is a zero-point bye, one won a full-point bye. */
    boolean saysTheSameAs(RoundCell other) {
        return opponent == other.opponent && colour == other.colour && meaning() == other.meaning();
    }

    private char meaning() {
        if (opponent != 0) return result;
        return switch (result) {
            case ' ', '-' -> 'Z';
            case '+' -> 'F';
            default -> result;
        };
    }
}
