package om.hawalis.standings;

import java.util.ArrayList;
import java.util.List;

/**
 * The scores of opponents as the Buchholz family and Sonneborn-Berger take them (C.07, articles 8.3 and 16.3): a
 * requested bye that is the last round, or is followed only by voluntarily unplayed rounds, counts as a draw. In a
 * round robin the plain scores.
 */
final class AdjustedScores {
    /** @param byesAsDraws rounds from 1 */
    record Adjusted(int halfPoints, List<Integer> byesAsDraws) {}

    private final Tally tally;
    private final boolean fore;
    private final Adjusted[] adjusted;
    private final int[] own;

    private AdjustedScores(Tally tally, boolean fore) {
        this.tally = tally;
        this.fore = fore && tally.rounds > 0 && tally.contest.plan().isLast(tally.rounds);
        this.adjusted = new Adjusted[tally.entrants];
        this.own = new int[tally.entrants];
        for (var entrant = 0; entrant < tally.entrants; entrant++) {
            own[entrant] = drawnAtTheEnd(entrant) ? withFinalRoundDrawn(entrant) : tally.score(entrant);
            adjusted[entrant] = adjust(entrant);
        }
    }

    static AdjustedScores of(Tally tally) {
        return new AdjustedScores(tally, false);
    }

    /** As if every board of the final round had been drawn; before the final round there is nothing to suppose. */
    static AdjustedScores fore(Tally tally) {
        return new AdjustedScores(tally, true);
    }

    Adjusted of(int entrant) {
        return adjusted[entrant];
    }

    /** The entrant's own score, which its dummies have. */
    int own(int entrant) {
        return own[entrant];
    }

    /** Whether the round counts as a drawn game because it is the final one and the entrant was paired for it. */
    boolean supposedDrawn(int entrant, int round) {
        return round == tally.rounds - 1 && drawnAtTheEnd(entrant);
    }

    private boolean drawnAtTheEnd(int entrant) {
        return fore && tally.opponent(entrant, tally.rounds - 1) >= 0;
    }

    private int withFinalRoundDrawn(int entrant) {
        var points = tally.outcome(entrant, tally.rounds - 1).points();
        return tally.score(entrant) - points + tally.scoring().draw();
    }

    private Adjusted adjust(int entrant) {
        if (tally.form == EventForm.ROUND_ROBIN || drawnAtTheEnd(entrant)) return new Adjusted(own[entrant], List.of());
        var score = own[entrant];
        List<Integer> draws = List.of();
        for (var round = tally.rounds - 1; round >= 0 && tally.voluntarilyUnplayed(entrant, round); round--) {
            if (!tally.requestedBye(entrant, round)) continue;
            score += tally.scoring().draw() - tally.outcome(entrant, round).points();
            if (draws.isEmpty()) draws = new ArrayList<>();
            draws.addFirst(round + 1);
        }
        return new Adjusted(score, List.copyOf(draws));
    }
}
