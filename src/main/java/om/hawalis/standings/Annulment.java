package om.hawalis.standings;

import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Round;

/**
 * Whoever leaves a round robin for good before half of their games does not count in it (FIDE C.05): their results stay
 * in the cross table, and bring neither them nor their opponents points.
 */
final class Annulment {
    private final Contest contest;
    private final int planned;

    private Annulment(Contest contest) {
        var declared = contest.plan().rounds();
        this.contest = contest;
        this.planned = declared == null ? contest.rounds().size() : declared;
    }

    /** Starting numbers of those concerned, ascending. */
    static List<Integer> in(Contest contest) {
        var annulment = new Annulment(contest);
        return contest.entrants().stream()
                .filter(annulment::leftBeforeHalf)
                .map(Entrant::number)
                .toList();
    }

    private boolean leftBeforeHalf(Entrant entrant) {
        return entrant.withdrawnBy(planned) && 2 * games(entrant) < scheduled();
    }

    private long games(Entrant entrant) {
        return contest.outcomes(entrant.number()).stream()
                .filter(outcome -> outcome instanceof Outcome.Played)
                .count();
    }

    /** Games of each entrant, free rounds apart. */
    private long scheduled() {
        var others = contest.entrants().size() - 1;
        var cycle = others + (contest.entrants().size() % 2);
        return (long) others * Math.max(1, planned / Math.max(1, cycle));
    }

    /** The contest without the boards of those. */
    static Contest without(Contest contest, List<Integer> numbers) {
        var rounds = contest.rounds().stream()
                .map(round -> new Round(
                        round.boards().stream()
                                .filter(board -> !numbers.contains(board.south()) && !numbers.contains(board.north()))
                                .toList(),
                        round.byes(),
                        round.adjustments()))
                .toList();
        return Contest.of(contest.plan(), contest.entrants(), rounds, contest.requests())
                .orThrow();
    }
}
