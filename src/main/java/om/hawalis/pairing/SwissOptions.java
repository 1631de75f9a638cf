package om.hawalis.pairing;

/**
 * Where the rules leave a choice.
 *
 * @param parity which number decides the side of two who have no preference
 */
public record SwissOptions(Parity parity) {
    public static final SwissOptions STANDARD = new SwissOptions(Parity.SEAT);

    /** Whose parity gives the initial side to the higher ranked of two without a preference. */
    public enum Parity {
        /** The place among those who are there or were ever paired: no-shows leave no gap. */
        SEAT,
        /** The starting number as it stands. */
        STARTING_NUMBER
    }
}
