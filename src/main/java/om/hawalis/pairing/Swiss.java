package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Side;
import om.hawalis.contest.Ticket;

/**
 * The next round by the FIDE (Dutch) System in force from 1 February 2026 (C.04.3), with South for white.
 *
 * <p>Exact: the answer is the one the rules define, or a proof that no round exists. The same contest gives the same
 * round on every machine. Near linear in the number of entrants in ordinary fields; O(n³) for n entrants of one score
 * group at the worst.
 */
public final class Swiss {
    private final Contest contest;
    private final SwissOptions options;

    private Swiss(Contest contest, SwissOptions options) {
        this.contest = contest;
        this.options = options;
    }

    /** Pairs the next round; the initial side is the planned one, or the one the first round shows, or South. */
    public static Pairing pair(Contest contest) {
        return pair(contest, SwissOptions.STANDARD);
    }

    public static Pairing pair(Contest contest, SwissOptions options) {
        return new Swiss(contest, options).pair(InitialSide.of(contest, options), List.of());
    }

    /** As above, but where the initial side is neither planned nor shown, a lot draws it. */
    public static Pairing pair(Contest contest, SwissOptions options, long seed) {
        var swiss = new Swiss(contest, options);
        if (InitialSide.known(contest, options)) return swiss.pair(InitialSide.of(contest, options), List.of());
        var side = Ticket.of(seed, 1) < 0 ? Side.NORTH : Side.SOUTH;
        return swiss.pair(side, List.of(new Reason.InitialSideDrawn(side, seed)));
    }

    private Pairing pair(Side initial, List<Reason> before) {
        var planned = contest.plan().rounds();
        if (planned != null && contest.rounds().size() >= planned)
            return new Pairing.Impossible(new Cause.AllRoundsPaired(planned));
        var open = openBoards();
        if (!open.isEmpty()) return new Pairing.Impossible(new Cause.OpenBoards(open));
        var roll = new Roll(contest, options);
        var contenders = roll.contenders();
        if (contenders.isEmpty()) return new Pairing.Impossible(new Cause.TooFewEntrants(0));
        return Wishes.keptAsFarAsPossible(Meetings.of(contest, contenders))
                .<Pairing>map(kept -> new SwissRound(contest, roll, kept, new SideChoice(initial)).paired(before))
                .orElseGet(() -> new Pairing.Impossible(cause(contenders)));
    }

    private Cause cause(List<Contender> contenders) {
        var present = contenders.size();
        if (present % 2 == 1 && contenders.stream().noneMatch(Contender::mayRest))
            return new Cause.NobodyMayRest(present);
        var free = Meetings.of(contest, contenders).keepingBelow(0);
        return new Cause.NoLegalRound(present, Completion.lonely(free));
    }

    private List<Cause.OpenBoard> openBoards() {
        var open = new ArrayList<Cause.OpenBoard>();
        for (var round = 1; round <= contest.rounds().size(); round++) {
            var boards = contest.rounds().get(round - 1).boards();
            for (var i = 0; i < boards.size(); i++) {
                var board = boards.get(i);
                if (board.open()) open.add(new Cause.OpenBoard(round, i + 1, board.south(), board.north()));
            }
        }
        return open;
    }
}
