package om.hawalis.championship;

import java.util.List;
import java.util.Optional;
import om.hawalis.pairing.Fixture;
import om.hawalis.pairing.Seat;

/** The drawing of a knock-out. @param matches in the order in which they are played, each round from top to bottom */
public record BracketSheet(List<Match> matches) {
    public BracketSheet {
        matches = List.copyOf(matches);
    }

    /**
     * A match.
     *
     * @param id from 0; seats refer to it
     * @param round of the stage, from 1
     * @param byLot whether the lot decided it
     */
    public record Match(int id, int round, Fixture.Part part, Place first, Place second, boolean byLot) {}

    /**
     * Who plays there.
     *
     * @param entrant once it is known
     * @param origin where they come from
     * @param halfPoints taken from the games of the match so far; empty before it is paired
     */
    public record Place(Optional<EntrantSheet> entrant, Seat origin, Optional<Integer> halfPoints, Outcome outcome) {}

    /** What became of somebody in a match. */
    public enum Outcome {
        OPEN,
        WON,
        LOST,
        /** Nobody is there: the other one goes on. */
        NOBODY
    }

    public int rounds() {
        return matches.stream().mapToInt(Match::round).max().orElse(0);
    }
}
