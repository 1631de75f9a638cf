package om.hawalis.standings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import om.hawalis.standings.EncounterTable.Encounter;

/** Who took what from whom, for direct encounter: the mean where two met more than once (C.07, article 6.1). */
final class Encounters {
    private static final class Total {
        int halfPoints;
        int meetings;
        boolean open;
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

    /** The entrant's encounters with the others of the group, in order of their numbers. */
    List<Encounter> among(int entrant, List<Integer> group) {
        var totals = totals(entrant);
        return group.stream()
                .filter(other -> other != entrant)
                .map(other -> encounter(tally.number(other), totals.getOrDefault(other, new Total())))
                .toList();
    }

    private static Encounter encounter(int number, Total total) {
        if (total.meetings == 0 || total.open) return new Encounter.Missing(number);
        return new Encounter.Met(number, new Fraction(total.halfPoints, 2L * total.meetings), total.meetings);
    }

    private Map<Integer, Total> totals(int entrant) {
        var totals = new HashMap<Integer, Total>();
        for (var round = 0; round < tally.rounds; round++) {
            var opponent = tally.opponent(entrant, round);
            if (opponent < 0) continue;
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
        for (var encounter : encounters) if (encounter instanceof Encounter.Met met) sum = sum.plus(met.points());
        return sum;
    }

    /** Points if all missing encounters were won. */
    Fraction most(List<Encounter> encounters) {
        var missing = encounters.stream()
                .filter(encounter -> encounter instanceof Encounter.Missing)
                .count();
        return least(encounters).plus(Fraction.ofHalves(missing * win));
    }
}
