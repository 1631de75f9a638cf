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

    String text() {
        return "%4s %c %c".formatted(opponent == 0 ? "0000" : Integer.toString(opponent), colour, result);
    }
}
