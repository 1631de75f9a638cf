package om.hawalis.contest;

/**
 * Virtual points for a range of starting numbers through a range of rounds; they count for pairing those rounds only.
 *
 * @param halfPoints virtual half-points, added to the score while such a round is paired
 */
public record Acceleration(int firstRound, int lastRound, int firstEntrant, int lastEntrant, int halfPoints) {
    public Acceleration {
        if (firstRound < 1 || lastRound < firstRound || firstEntrant < 1 || lastEntrant < firstEntrant)
            throw new IllegalArgumentException("ranges begin at 1 and ascend");
        if (halfPoints < 0) throw new IllegalArgumentException("virtual points are never negative");
    }

    public boolean covers(int round, int entrant) {
        return firstRound <= round && round <= lastRound && firstEntrant <= entrant && entrant <= lastEntrant;
    }
}
