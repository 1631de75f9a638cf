package om.hawalis.trf;

import om.hawalis.contest.Contest;

/** Whether the points that a player's record claims can be right. */
final class PointsClaim {
    private PointsClaim() {}

    /**
     * The older dialect counts virtual points in, and byes already granted for rounds to come; both are accepted beside
     * the plain score.
     */
    static boolean holds(Contest contest, int player, int halfPoints) {
        var score = contest.score(player);
        var virtual = contest.acceleration(player, contest.rounds().size() + 1);
        var granted = contest.requests().stream()
                .filter(request -> request.entrant() == player)
                .mapToInt(request -> contest.scoring().bye(request.kind()))
                .sum();
        return halfPoints == score
                || halfPoints == score + virtual
                || halfPoints == score + granted
                || halfPoints == score + virtual + granted;
    }
}
