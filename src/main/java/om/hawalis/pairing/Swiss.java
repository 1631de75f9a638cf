package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import om.hawalis.contest.Board;
import om.hawalis.contest.BoardOrder;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Side;

/**
 * The next round by the FIDE (Dutch) System in force from 1 February 2026 (C.04.3), with South for white.
 *
 * <p>Exact: the answer is the one the rules define, or a proof that no round exists. The same contest gives the same
 * round on every machine.
 */
public final class Swiss {
    private final Contest contest;
    private final SwissOptions options;
    private final Side initial;

    private Swiss(Contest contest, SwissOptions options, Side initial) {
        this.contest = contest;
        this.options = options;
        this.initial = initial;
    }

    /** Pairs the next round; the initial side is the planned one, or the one the first round shows, or South. */
    public static Pairing pair(Contest contest) {
        return pair(contest, SwissOptions.STANDARD);
    }

    public static Pairing pair(Contest contest, SwissOptions options) {
        return new Swiss(contest, options, InitialSide.of(contest)).pair();
    }

    private Pairing pair() {
        var planned = contest.plan().rounds();
        if (planned != null && contest.rounds().size() >= planned)
            return new Pairing.Impossible(new Cause.AllRoundsPaired(planned));
        var open = openBoards();
        if (!open.isEmpty()) return new Pairing.Impossible(new Cause.OpenBoards(open));
        var roll = new Roll(contest, options);
        var contenders = roll.contenders();
        if (contenders.isEmpty()) return new Pairing.Impossible(new Cause.TooFewEntrants(contenders.size()));
        return pair(roll, contenders);
    }

    private Pairing pair(Roll roll, List<Contender> contenders) {
        var meetings = Meetings.of(contest, contenders);
        if (contenders.size() % 2 == 1 && contenders.stream().noneMatch(Contender::mayRest))
            return new Pairing.Impossible(new Cause.NobodyMayRest(contenders.size()));
        Optional<Completion> completion = Completion.of(meetings);
        if (completion.isEmpty())
            return new Pairing.Impossible(new Cause.NoLegalRound(contenders.size(), Completion.lonely(meetings)));
        return round(roll, meetings, new Dutch(meetings, completion.get()).steps());
    }

    private List<Cause.OpenBoard> openBoards() {
        var open = new ArrayList<Cause.OpenBoard>();
        for (var round = 1; round <= contest.rounds().size(); round++) {
            var boards = contest.rounds().get(round - 1).boards();
            for (var i = 0; i < boards.size(); i++) {
                Board board = boards.get(i);
                if (board.open()) open.add(new Cause.OpenBoard(round, i + 1, board.south(), board.north()));
            }
        }
        return open;
    }

    private Pairing round(Roll roll, Meetings meetings, List<Dutch.Step> steps) {
        var choice = new SideChoice(initial);
        var order = new BoardOrder(contest, contest.rounds().size());
        var boards = new ArrayList<Pair>();
        for (var step : steps)
            for (var pair : step.pairing().pairs())
                boards.add(seated(meetings.contender(pair[0]), meetings.contender(pair[1]), choice));
        boards.sort((one, other) -> order.compare(one.south(), one.north(), other.south(), other.north()));
        var byes = new ArrayList<Bye>();
        for (var request : roll.requests()) byes.add(new Bye(request.entrant(), request.kind()));
        for (var place : steps.getLast().pairing().floaters())
            byes.add(new Bye(meetings.contender(place).number(), ByeKind.PAIRING_ALLOCATED));
        byes.sort(Comparator.comparingInt(Bye::entrant));
        return new Pairing.Paired(boards, byes, List.of());
    }

    private static Pair seated(Contender higher, Contender lower, SideChoice choice) {
        return switch (choice.decide(higher, lower).higher()) {
            case SOUTH -> new Pair(higher.number(), lower.number());
            case NORTH -> new Pair(lower.number(), higher.number());
        };
    }
}
