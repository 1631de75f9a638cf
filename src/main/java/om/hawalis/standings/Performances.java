package om.hawalis.standings;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.RatingTable;
import om.hawalis.contest.Share;
import om.hawalis.standings.Opponents.Games;

/**
 * Tournament performance rating and perfect tournament performance (C.07, 10.2 and 10.3) from the rated games on the
 * board, scored 1, ½, 0 whatever the event's points. Everybody in the event has a rating.
 */
final class Performances {
    private static final int GREATEST_DIFFERENCE = 800;

    /** @param halves score in half points */
    private record Results(int halves, List<Integer> ratings) {
        Fraction meanRating() {
            return Fraction.of(ratings.stream().mapToLong(Integer::intValue).sum())
                    .dividedBy(ratings.size());
        }

        int scoreHundredths() {
            return (int) new Fraction(50L * halves, ratings.size()).rounded();
        }

        int expectedHundredths(int rating) {
            return ratings.stream()
                    .mapToInt(other -> RatingTable.expected(rating - other))
                    .sum();
        }
    }

    private final Tally tally;

    Performances(Tally tally) {
        this.tally = tally;
    }

    /** The mean rating of the opponents plus the difference the table gives for the score (10.2). */
    Worked tournamentPerformance(int entrant, TieBreak tieBreak) {
        var results = results(entrant);
        if (results.ratings().isEmpty()) return new Worked.None(tieBreak, Worked.Reason.NO_RATED_GAME);
        var hundredths = results.scoreHundredths();
        var difference = RatingTable.difference(hundredths);
        var value = results.meanRating().plus(Fraction.of(difference)).rounded();
        var working = new Working.Performance(
                results.meanRating(),
                Fraction.ofHalves(results.halves()),
                results.ratings().size(),
                hundredths,
                difference);
        return new Worked.Value(tieBreak, Fraction.of(value), working);
    }

    /** The lowest rating expected to score as much; with no point, 800 below the weakest opponent (10.3). */
    Worked perfectPerformance(int entrant, TieBreak tieBreak) {
        var results = results(entrant);
        if (results.ratings().isEmpty()) return new Worked.None(tieBreak, Worked.Reason.NO_RATED_GAME);
        var value = lowestRating(results);
        var working = new Working.PerfectPerformance(
                Fraction.ofHalves(results.halves()), results.ratings(), results.expectedHundredths(value));
        return new Worked.Value(tieBreak, Fraction.of(value), working);
    }

    /**
     * By halving: what a rating is expected to score never falls as it grows. O(games × log of the span of ratings).
     */
    private static int lowestRating(Results results) {
        var low = results.ratings().stream().mapToInt(Integer::intValue).min().orElseThrow() - GREATEST_DIFFERENCE;
        if (results.halves() == 0) return low;
        var high = results.ratings().stream().mapToInt(Integer::intValue).max().orElseThrow() + GREATEST_DIFFERENCE;
        while (low < high) {
            var middle = Math.floorDiv(low + high, 2);
            if (results.expectedHundredths(middle) >= 50 * results.halves()) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    private Results results(int entrant) {
        var ratings = new ArrayList<Integer>(tally.rounds);
        var halves = 0;
        for (var round = 0; round < tally.rounds; round++) {
            if (!Opponents.counts(tally, entrant, round, Games.RATED)) continue;
            ratings.add(rating(tally, tally.opponent(entrant, round)));
            halves += halves(((Outcome.Played) tally.outcome(entrant, round)).share());
        }
        return new Results(halves, ratings);
    }

    static int rating(Tally tally, int entrant) {
        return tally.contest.entrants().get(entrant).rated().orElseThrow();
    }

    private static int halves(Share share) {
        return switch (share) {
            case WIN -> 2;
            case DRAW -> 1;
            case LOSS -> 0;
        };
    }
}
