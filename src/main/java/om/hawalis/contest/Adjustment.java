package om.hawalis.contest;

/**
 * Points an arbiter gave or took beside the results of a round.
 *
 * @param halfPoints negative for a penalty, never zero
 */
public record Adjustment(int entrant, int halfPoints) {
    public Adjustment {
        if (halfPoints == 0) throw new IllegalArgumentException("an adjustment changes the score");
    }
}
