package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import om.hawalis.pairing.Reason.Obstacle;
import om.hawalis.pairing.Reason.OpponentRule;

/** Says of each step of a round why it came out so. */
final class Explanation {
    private final Meetings meetings;
    private final Completion completion;
    private final Map<Integer, Reason.Opponents> opponents = new HashMap<>();

    Explanation(Meetings meetings, Completion completion) {
        this.meetings = meetings;
        this.completion = completion;
    }

    /** Reasons for those who moved down or rest, in order; those for boards are kept until asked for. */
    List<Reason> of(List<Dutch.Step> steps) {
        var reasons = new ArrayList<Reason>();
        for (var step : steps) {
            explainBoards(step);
            var moves = new MoveExplanation(meetings, completion, step);
            var last = step == steps.getLast();
            for (var place : step.pairing().floaters()) reasons.add(last ? moves.rests(place) : moves.movedDown(place));
        }
        return reasons;
    }

    /** Why the contender at a place, who ranks higher at a board, has that opponent. */
    Reason.Opponents opponents(int place) {
        var found = opponents.get(place);
        if (found == null) throw new IllegalStateException("nobody was paired at place " + place);
        return found;
    }

    private void explainBoards(Dutch.Step step) {
        var bracket = step.bracket();
        var served = new ArrayList<int[]>();
        var equals = new ArrayList<int[]>();
        for (var pair : step.pairing().pairs()) (bracket.moved().contains(pair[0]) ? served : equals).add(pair);
        var left = new ArrayList<>(bracket.residents().places().boxed().toList());
        for (var pair : served) {
            var expected = left.getFirst();
            left.remove((Integer) pair[1]);
            keep(pair, expected == pair[1] ? OpponentRule.MOVED_DOWN : OpponentRule.MOVED_DOWN_FURTHER, expected, true);
        }
        var rank = new HashMap<Integer, Integer>();
        for (var place : left) rank.put(place, rank.size());
        for (var pair : equals) explainEquals(pair, left, rank, equals.size());
    }

    private void explainEquals(int[] pair, List<Integer> left, Map<Integer, Integer> ranks, int half) {
        int rank = ranks.get(pair[0]);
        int other = ranks.get(pair[1]);
        var expected = rank < half && rank + half < left.size() ? left.get(rank + half) : -1;
        var rule = rank < half != other < half
                ? expected == pair[1] ? OpponentRule.AS_THEY_STAND : OpponentRule.TRANSPOSED
                : OpponentRule.EXCHANGED;
        keep(pair, rule, expected, false);
    }

    private void keep(int[] pair, OpponentRule rule, int expected, boolean moved) {
        var asExpected = expected < 0 || expected == pair[1];
        opponents.put(
                pair[0],
                new Reason.Opponents(
                        number(pair[0]),
                        number(pair[1]),
                        rule,
                        asExpected ? 0 : number(expected),
                        asExpected ? Obstacle.NOTHING : obstacle(pair, expected, moved)));
    }

    private int number(int place) {
        return meetings.contender(place).number();
    }

    private Obstacle obstacle(int[] pair, int expected, boolean moved) {
        if (meetings.haveMet(pair[0], expected)) return Obstacle.HAVE_MET;
        if (meetings.forbidden(pair[0], expected)) return Obstacle.FORBIDDEN;
        if (!meetings.sidesAllow(pair[0], expected)) return Obstacle.SAME_SIDE_DUE;
        if (!meetings.allowed(pair[0], expected)) return Obstacle.WISHED_APART;
        if (costs(pair[0], expected) > costs(pair[0], pair[1])) return Obstacle.SIDES;
        return moved && movedUp(expected) && !movedUp(pair[1]) ? Obstacle.MOVED_UP_LATELY : Obstacle.NEEDED_ELSEWHERE;
    }

    private boolean movedUp(int place) {
        var contender = meetings.contender(place);
        return contender.lastFloat() == FloatKind.UP || contender.floatBefore() == FloatKind.UP;
    }

    private int costs(int one, int other) {
        var a = meetings.contender(one).preference();
        var b = meetings.contender(other).preference();
        return (Colours.denies(a, b) ? 1 : 0) + (Colours.deniesStrongly(a, b) ? 1 : 0);
    }
}
