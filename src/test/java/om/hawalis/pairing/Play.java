package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import om.hawalis.contest.Board;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;
import om.hawalis.pairing.Pairing.Paired;

/** Plays rounds that have been paired. */
final class Play {
    /** The lower starting number wins. */
    static final Function<Pair, GameResult> BETTER_SEED_WINS =
            pair -> pair.south() < pair.north() ? GameResult.SOUTH_WINS : GameResult.NORTH_WINS;

    private Play() {}

    static Contest field(int entrants) {
        return field(IntStream.rangeClosed(1, entrants)
                .mapToObj(number -> new Entrant(number, "Number " + number, null))
                .toList());
    }

    static Contest field(List<Entrant> entrants) {
        var plan = new Plan(null, Side.SOUTH, Scoring.STANDARD.withPairingBye(0));
        return Contest.of(plan, entrants, List.of(), List.of()).orThrow();
    }

    static Contest round(Contest contest, Pairing pairing, Function<Pair, GameResult> results) {
        var paired = (Paired) pairing;
        PairingInvariants.holdByTable(contest, paired);
        var boards = paired.boards().stream()
                .map(pair -> new Board(pair.south(), pair.north(), results.apply(pair)))
                .toList();
        return with(contest, new Round(boards, paired.byes()));
    }

    static Contest with(Contest contest, Round... more) {
        var rounds = new ArrayList<>(contest.rounds());
        rounds.addAll(List.of(more));
        return Contest.of(contest.plan(), contest.entrants(), rounds, List.of()).orThrow();
    }
}
