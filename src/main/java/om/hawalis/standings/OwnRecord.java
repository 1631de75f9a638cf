package om.hawalis.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import om.hawalis.contest.Game;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Share;
import om.hawalis.contest.Side;
import om.hawalis.standings.Working.Amount;

/** The tie-breaks over the entrant's own record (C.07, article 7): {@code PS WIN WON BPG BWG REP STD}. */
final class OwnRecord {
    /** What one round adds. */
    private interface Measure {
        Fraction of(int entrant, int round);
    }

    private final Tally tally;
    private final TieBreak tieBreak;

    OwnRecord(Tally tally, TieBreak tieBreak) {
        this.tally = tally;
        this.tieBreak = tieBreak;
    }

    /** The sum of the scores after each round, but for the first rounds that are cut (7.5, 14.1). */
    Worked progressive(int entrant) {
        var amounts = new ArrayList<Amount>();
        var soFar = 0;
        for (var round = 0; round < tally.rounds; round++) {
            soFar += tally.contest.points(tally.number(entrant), round + 1);
            if (round >= tieBreak.cut().low()) amounts.add(new Amount(round + 1, Fraction.ofHalves(soFar)));
        }
        return worked(amounts);
    }

    /** Rounds with as many points as a win brings, played or not (7.1). */
    Worked roundsWon(int entrant) {
        return sum(entrant, (who, round) -> one(wonRound(tally.outcome(who, round))));
    }

    private boolean wonRound(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played -> played.share() == Share.WIN;
            case Outcome.Forfeited forfeited ->
                forfeited.points() >= tally.scoring().win();
            case Outcome.Rested rested -> rested.points() >= tally.scoring().win();
            case Outcome.Absent absent -> false;
            case Outcome.Pending pending -> false;
        };
    }

    /** Games won on the board (7.2). */
    Worked gamesWon(int entrant) {
        return sum(entrant, (who, round) -> Fraction.of(count(who, round, game -> won(game, who))));
    }

    /** Games played on the board as North (7.3). */
    Worked gamesAsNorth(int entrant) {
        return sum(entrant, (who, round) -> Fraction.of(count(who, round, game -> asNorth(game, who))));
    }

    /** Games won on the board as North (7.4). */
    Worked gamesWonAsNorth(int entrant) {
        return sum(
                entrant, (who, round) -> Fraction.of(count(who, round, game -> asNorth(game, who) && won(game, who))));
    }

    private long count(int entrant, int round, Predicate<Game> counted) {
        var count = 0;
        for (var game : tally.games(entrant, round)) if (game.result().played() && counted.test(game)) count++;
        return count;
    }

    private boolean won(Game game, int entrant) {
        return game.shareOf(tally.number(entrant)) == Share.WIN;
    }

    private boolean asNorth(Game game, int entrant) {
        return game.sideOf(tally.number(entrant)) == Side.NORTH;
    }

    /** Rounds less those voluntarily unplayed (7.6). */
    Worked roundsElected(int entrant) {
        return sum(entrant, (who, round) -> one(!tally.voluntarilyUnplayed(who, round)));
    }

    /** A point for more points in the round than the opponent, half for as many; unplayed, than a draw (7.7). */
    Worked standardPoints(int entrant) {
        return sum(entrant, this::standard);
    }

    private Fraction standard(int entrant, int round) {
        if (tally.pending(entrant, round)) return Fraction.ZERO;
        var own = tally.outcome(entrant, round).points();
        var other = tally.played(entrant, round)
                ? tally.outcome(tally.opponent(entrant, round), round).points()
                : tally.scoring().draw();
        return own > other ? Fraction.ONE : Fraction.ofHalves(own == other ? 1 : 0);
    }

    private static Fraction one(boolean counted) {
        return counted ? Fraction.ONE : Fraction.ZERO;
    }

    private Worked sum(int entrant, Measure measure) {
        var amounts = new ArrayList<Amount>(tally.rounds);
        for (var round = 0; round < tally.rounds; round++)
            amounts.add(new Amount(round + 1, measure.of(entrant, round)));
        return worked(amounts);
    }

    private Worked worked(List<Amount> amounts) {
        return new Worked.Value(tieBreak, Sums.amounts(amounts), new Working.OwnRecord(amounts));
    }
}
