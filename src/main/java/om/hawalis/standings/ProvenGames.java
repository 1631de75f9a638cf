package om.hawalis.standings;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Game;
import om.hawalis.contest.Proof;
import om.hawalis.contest.Share;
import om.hawalis.standings.Working.Amount;

/**
 * Hawalis's own tie-breaks over proven games, whose record replays to the result: {@code STN}, stones captured minus
 * stones lost, and {@code PLY}, the mean number of plies of one's wins. A declared result counts in neither.
 */
final class ProvenGames {
    private final Tally tally;
    private final TieBreak tieBreak;

    ProvenGames(Tally tally, TieBreak tieBreak) {
        this.tally = tally;
        this.tieBreak = tieBreak;
    }

    Worked stones(int entrant) {
        var amounts = new ArrayList<Amount>();
        for (var round = 0; round < tally.rounds; round++)
            for (var game : tally.games(entrant, round)) {
                var proof = game.proof();
                if (proof != null) amounts.add(new Amount(round + 1, Fraction.of(gained(game, proof, entrant))));
            }
        return new Worked.Value(tieBreak, Sums.amounts(amounts), new Working.OwnRecord(amounts));
    }

    private int gained(Game game, Proof proof, int entrant) {
        var side = game.sideOf(tally.number(entrant));
        return proof.captured(side) - proof.captured(side.opposite());
    }

    Worked plies(int entrant) {
        var amounts = provenWins(entrant);
        if (amounts.isEmpty()) return new Worked.None(tieBreak, Worked.Reason.NO_PROVEN_WIN);
        var mean = Sums.amounts(amounts).dividedBy(amounts.size());
        return new Worked.Value(tieBreak, mean, new Working.OwnRecord(amounts));
    }

    private List<Amount> provenWins(int entrant) {
        var amounts = new ArrayList<Amount>();
        for (var round = 0; round < tally.rounds; round++)
            for (var game : tally.games(entrant, round)) {
                var proof = game.proof();
                if (proof != null && game.shareOf(tally.number(entrant)) == Share.WIN)
                    amounts.add(new Amount(round + 1, Fraction.of(proof.plies())));
            }
        return amounts;
    }
}
