package om.hawalis.standings;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Outcome;
import om.hawalis.standings.Contribution.Against;
import om.hawalis.standings.Contribution.Use;

/** Averages over the opponents one has played: {@code AOB ARO APRO APPO}. */
final class Opponents {
    /** A figure of one opponent, by place. */
    interface Figure {
        Fraction of(int opponent);
    }

    /** Which games have an opponent to count. */
    enum Games {
        PLAYED,
        /** For ratings: an unrated game says nothing. */
        RATED
    }

    private final Tally tally;
    private final TieBreak tieBreak;

    Opponents(Tally tally, TieBreak tieBreak) {
        this.tally = tally;
        this.tieBreak = tieBreak;
    }

    static boolean counts(Tally tally, int entrant, int round, Games games) {
        return tally.outcome(entrant, round) instanceof Outcome.Played played
                && switch (games) {
                    case PLAYED -> true;
                    case RATED -> played.rated();
                };
    }

    /** The exact mean of a figure of the opponents played (8.2). */
    Worked mean(int entrant, Figure figure) {
        var all = contributions(entrant, figure, Games.PLAYED);
        if (all.isEmpty()) return new Worked.None(tieBreak, Worked.Reason.NO_GAME);
        var mean = Sums.counted(all).dividedBy(all.size());
        return new Worked.Value(tieBreak, mean, new Working.Contributions(all));
    }

    /**
     * The mean of a figure of the opponents of rated games, rounded to a whole number, after the cut (10.1, 10.4,
     * 10.5).
     */
    Worked roundedMean(int entrant, Figure figure) {
        var all = contributions(entrant, figure, Games.RATED);
        var left = all.stream().filter(Contribution::counts).count();
        if (left == 0) return new Worked.None(tieBreak, Worked.Reason.NO_RATED_GAME);
        var mean = Sums.counted(all).dividedBy(left).rounded();
        return new Worked.Value(tieBreak, Fraction.of(mean), new Working.Contributions(all));
    }

    private List<Contribution> contributions(int entrant, Figure figure, Games games) {
        var all = new ArrayList<Cuttable>(tally.rounds);
        for (var round = 0; round < tally.rounds; round++) {
            if (!counts(tally, entrant, round, games)) continue;
            var opponent = tally.opponent(entrant, round);
            var theirs = figure.of(opponent);
            var against = new Against.Opponent(tally.number(opponent), List.of());
            all.add(new Cuttable(new Contribution(round + 1, against, theirs, theirs, Use.COUNTED), false));
        }
        return new Cutting(all).cut(tieBreak.cut());
    }
}
