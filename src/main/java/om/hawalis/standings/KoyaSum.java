package om.hawalis.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.standings.Contribution.Against;
import om.hawalis.standings.Contribution.Use;

/**
 * The Koya system (C.07, 9.2): points taken from those with half of the possible points or more, forfeits included. The
 * limit may be moved by half points (14.4). Possible is a win in each round one is paired in; a free round is nobody's
 * fault, so the entrant paired most often sets the measure.
 */
final class KoyaSum {
    private final Tally tally;
    private final TieBreak tieBreak;
    private final Fraction limit;

    KoyaSum(Tally tally, TieBreak tieBreak) {
        this.tally = tally;
        this.tieBreak = tieBreak;
        this.limit = new Fraction(tally.scoring().win() * games() + 2L * tieBreak.koyaLimit(), 4);
    }

    private long games() {
        return switch (tally.form) {
            case SWISS -> tally.rounds;
            case ROUND_ROBIN ->
                IntStream.range(0, tally.entrants).mapToLong(this::paired).max().orElse(0);
        };
    }

    private long paired(int entrant) {
        var count = 0L;
        for (var round = 0; round < tally.rounds; round++) if (tally.opponent(entrant, round) >= 0) count++;
        return count;
    }

    Worked of(int entrant) {
        var contributions = contributions(entrant);
        return new Worked.Value(tieBreak, Sums.counted(contributions), new Working.Koya(limit, contributions));
    }

    private List<Contribution> contributions(int entrant) {
        var all = new ArrayList<Contribution>();
        for (var round = 0; round < tally.rounds; round++) {
            var opponent = tally.opponent(entrant, round);
            if (opponent < 0 || tally.pending(entrant, round)) continue;
            var theirs = Fraction.ofHalves(tally.score(opponent));
            var amount = Fraction.ofHalves(tally.outcome(entrant, round).points());
            var against = new Against.Opponent(tally.number(opponent), List.of());
            var use = theirs.compareTo(limit) >= 0 ? Use.COUNTED : Use.BELOW_LIMIT;
            all.add(new Contribution(round + 1, against, theirs, amount, use));
        }
        return all;
    }
}
