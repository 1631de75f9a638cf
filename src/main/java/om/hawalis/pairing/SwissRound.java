package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import om.hawalis.contest.BoardOrder;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;

/** Turns paired brackets into a round: sides, board order, byes, and the reasons for all of it. */
final class SwissRound {
    private final Contest contest;
    private final Roll roll;
    private final Meetings meetings;
    private final Completion completion;
    private final SideChoice choice;

    SwissRound(Contest contest, Roll roll, Wishes.Kept kept, SideChoice choice) {
        this.contest = contest;
        this.roll = roll;
        this.meetings = kept.meetings();
        this.completion = kept.completion();
        this.choice = choice;
    }

    /** A pair by place, the higher ranked first, and as it sits. */
    private record Seated(int higher, int lower, Pair pair, SideRule rule) {}

    Pairing.Paired paired(List<Reason> before) {
        var steps = new Dutch(meetings, completion).steps();
        var order = new BoardOrder(contest, contest.rounds().size());
        var boards = new ArrayList<Seated>();
        for (var step : steps) for (var pair : step.pairing().pairs()) boards.add(seated(pair[0], pair[1]));
        boards.sort((one, other) ->
                order.compare(one.pair.south(), one.pair.north(), other.pair.south(), other.pair.north()));
        return new Pairing.Paired(
                boards.stream().map(Seated::pair).toList(), byes(steps), reasons(before, steps, boards));
    }

    private Seated seated(int one, int other) {
        var higher = meetings.contender(one);
        var lower = meetings.contender(other);
        var decision = choice.decide(higher, lower);
        var pair = switch (decision.higher()) {
            case SOUTH -> new Pair(higher.number(), lower.number());
            case NORTH -> new Pair(lower.number(), higher.number());
        };
        return new Seated(one, other, pair, decision.rule());
    }

    private List<Bye> byes(List<Dutch.Step> steps) {
        var byes = new ArrayList<Bye>();
        for (var request : roll.requests()) byes.add(new Bye(request.entrant(), request.kind()));
        for (var place : steps.getLast().pairing().floaters())
            byes.add(new Bye(meetings.contender(place).number(), ByeKind.PAIRING_ALLOCATED));
        byes.sort(Comparator.comparingInt(Bye::entrant));
        return byes;
    }

    private List<Reason> reasons(List<Reason> before, List<Dutch.Step> steps, List<Seated> boards) {
        var explanation = new Explanation(meetings, completion);
        var moves = explanation.of(steps);
        var reasons = new ArrayList<>(before);
        for (var board : boards) {
            reasons.add(explanation.opponents(board.higher));
            reasons.add(new Reason.Sides(board.pair, board.rule));
            if (meetings.wished(board.higher, board.lower))
                reasons.add(new Reason.WishRelaxed(board.pair.south(), board.pair.north()));
        }
        reasons.addAll(moves);
        return reasons;
    }
}
