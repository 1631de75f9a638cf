package om.hawalis.engine;

/** One of the two players, named by where they sit on the board as it is drawn. South moves first. */
public enum Side {
    SOUTH('S'),
    NORTH('N');

    private final char letter;

    Side(char letter) {
        this.letter = letter;
    }

    public Side opponent() {
        return this == SOUTH ? NORTH : SOUTH;
    }

    /** The letter that closes a position text when this side is to move: {@code S} or {@code N}. */
    public char letter() {
        return letter;
    }
}
