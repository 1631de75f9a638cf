package om.hawalis.standings;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Outcome;
import om.hawalis.standings.Contribution.Against;
import om.hawalis.standings.Contribution.DummyScore;
import om.hawalis.standings.Contribution.Use;

/**
 * The contributions of the rounds to Buchholz, Fore Buchholz and Sonneborn-Berger (C.07, articles 8, 9.1, 16.4).
 *
 * <p>In a Swiss each unplayed round counts as played against a dummy with one's own score, which is capped: for a
 * forfeit at the adjusted score of the scheduled opponent, otherwise at a draw in every round of the event. In a round
 * robin it adds nothing.
 */
final class OpponentSums {
    private final Tally tally;
    private final AdjustedScores scores;
    private final TieBreak tieBreak;
    private final boolean weighted;

    private OpponentSums(Tally tally, AdjustedScores scores, TieBreak tieBreak, boolean weighted) {
        this.tally = tally;
        this.scores = scores;
        this.tieBreak = tieBreak;
        this.weighted = weighted;
    }

    static OpponentSums buchholz(Tally tally, TieBreak tieBreak) {
        return new OpponentSums(tally, tally.adjustedScores(), tieBreak, false);
    }

    static OpponentSums foreBuchholz(Tally tally, TieBreak tieBreak) {
        return new OpponentSums(tally, AdjustedScores.fore(tally), tieBreak, false);
    }

    static OpponentSums sonnebornBerger(Tally tally, TieBreak tieBreak) {
        return new OpponentSums(tally, tally.adjustedScores(), tieBreak, true);
    }

    Worked of(int entrant) {
        var contributions = new Cutting(contributions(entrant)).cut(tieBreak.cut());
        return new Worked.Value(tieBreak, Sums.counted(contributions), new Working.Contributions(contributions));
    }

    private List<Cuttable> contributions(int entrant) {
        var all = new ArrayList<Cuttable>(tally.rounds);
        for (var round = 0; round < tally.rounds; round++) {
            if (scores.supposedDrawn(entrant, round) || tally.countsAsGame(entrant, round, tieBreak.forfeits()))
                all.add(game(entrant, round));
            else if (tally.form == EventForm.SWISS && !tally.pending(entrant, round)) all.add(dummy(entrant, round));
        }
        return all;
    }

    private Cuttable game(int entrant, int round) {
        var opponent = tally.opponent(entrant, round);
        var theirs = scores.of(opponent);
        var against = new Against.Opponent(tally.number(opponent), theirs.byesAsDraws());
        return new Cuttable(contribution(entrant, round, against, theirs.halfPoints()), false);
    }

    private Cuttable dummy(int entrant, int round) {
        var own = scores.own(entrant);
        var forfeited = tally.outcome(entrant, round) instanceof Outcome.Forfeited;
        var cap = forfeited
                ? scores.of(tally.opponent(entrant, round)).halfPoints()
                : tally.scoring().draw() * tally.plannedRounds();
        var capped = forfeited ? DummyScore.SCHEDULED_OPPONENT : DummyScore.DRAWS_THROUGHOUT;
        var against = new Against.Dummy(cap < own ? capped : DummyScore.OWN_SCORE);
        return new Cuttable(
                contribution(entrant, round, against, Math.min(own, cap)), tally.voluntarilyUnplayed(entrant, round));
    }

    private Contribution contribution(int entrant, int round, Against against, int theirHalves) {
        var theirs = Fraction.ofHalves(theirHalves);
        var amount = weighted
                ? new Fraction(
                        (long) theirHalves * tally.outcome(entrant, round).points(), 4)
                : theirs;
        return new Contribution(round + 1, against, theirs, amount, Use.COUNTED);
    }
}
