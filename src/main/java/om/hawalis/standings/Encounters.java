package om.hawalis.standings;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import om.hawalis.standings.EncounterTable.Encounter;

/** Who took what from whom, for direct encounter: the mean where two met more than once (C.07, article 6.1). */
final class Encounters {
    private static final class Total {
        int halfPoints;
        int meetings;
        boolean open;

        boolean known() {
            return meetings > 0 && !open;
        }
    }

    private final Tally tally;
    private final Forfeits forfeits;
    /** A board's greatest worth, in half points. */
    private final int win;

    Encounters(Tally tally, Forfeits forfeits) {
        this.tally = tally;
        this.forfeits = forfeits;
        this.win = greatestWorth();
    }

    private int greatestWorth() {
        var games = tally.contest.rounds().stream()
                .flatMap(round -> round.boards().stream())
                .mapToInt(board -> board.games().size())
                .max();
        return switch (tally.scoring().boards()) {
            case MATCH -> tally.scoring().win();
            case EACH_GAME -> tally.scoring().win() * games.orElse(1);
        };
    }

    /** The entrant's encounters with the others of a group, in order of their numbers. O(rounds). */
    List<Encounter> of(int entrant, IntPredicate inGroup) {
        return totals(entrant, inGroup).entrySet().stream()
                .filter(other -> other.getValue().known())
                .map(other -> encounter(tally.number(other.getKey()), other.getValue()))
                .toList();
    }

    private static Encounter encounter(int number, Total total) {
        return new Encounter(number, new Fraction(total.halfPoints, 2L * total.meetings), total.meetings);
    }

    private Map<Integer, Total> totals(int entrant, IntPredicate inGroup) {
        var totals = new TreeMap<Integer, Total>();
        for (var round = 0; round < tally.rounds; round++) {
            var opponent = tally.opponent(entrant, round);
            if (opponent < 0 || !inGroup.test(opponent)) continue;
            var total = totals.computeIfAbsent(opponent, unseen -> new Total());
            if (tally.pending(entrant, round)) total.open = true;
            if (!tally.countsAsGame(entrant, round, forfeits)) continue;
            total.halfPoints += tally.outcome(entrant, round).points();
            total.meetings++;
        }
        return totals;
    }

    /** Points for certain: what was taken in the encounters there were. */
    static Fraction least(List<Encounter> encounters) {
        var sum = Fraction.ZERO;
        for (var encounter : encounters) sum = sum.plus(encounter.points());
        return sum;
    }

    /** Points if so many missing encounters were won as well. */
    Fraction most(Fraction least, int missing) {
        return least.plus(Fraction.ofHalves((long) missing * win));
    }
}
