package om.hawalis.standings;

import om.hawalis.contest.Ticket;

/** What is done with entrants whom no tie-break separates. */
public sealed interface Lot {
    /** They share their place. */
    record SharedPlaces() implements Lot {}

    /**
     * A lot is drawn: the higher {@link Ticket} comes first.
     *
     * @param seed drawn once and kept with the table
     */
    record Drawn(long seed) implements Lot {
        public long ticket(int number) {
            return Ticket.of(seed, number);
        }
    }
}
