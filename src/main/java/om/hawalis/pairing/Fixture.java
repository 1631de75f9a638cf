package om.hawalis.pairing;

/**
 * A match of a bracket before it is known who plays it.
 *
 * @param id its place in the bracket, from 0; seats refer to fixtures with a lower one
 * @param round the round of the event it belongs to, from 1
 */
public record Fixture(int id, int round, Part part, Seat first, Seat second) {
    /** Which part of the bracket it stands in. */
    public enum Part {
        /** Those who have not lost. */
        WINNERS,
        /** Double elimination: those who have lost once. */
        LOSERS,
        THIRD_PLACE,
        FINAL,
        /** Double elimination: played only if the final was the first defeat of its loser. */
        SECOND_FINAL
    }
}
