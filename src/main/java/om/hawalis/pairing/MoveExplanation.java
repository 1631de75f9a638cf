package om.hawalis.pairing;

import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.pairing.Reason.MoveCause;
import om.hawalis.pairing.Reason.Obstacle;
import om.hawalis.pairing.Reason.PassedOver;

/** Says why somebody left a bracket, downwards or to rest, and why those who rank lower did not. */
final class MoveExplanation {
    private static final int MOST_PASSED = 5;

    private final Meetings meetings;
    private final Completion completion;
    private final Dutch.Step step;
    private final int[] members;

    MoveExplanation(Meetings meetings, Completion completion, Dutch.Step step) {
        this.meetings = meetings;
        this.completion = completion;
        this.step = step;
        this.members = step.bracket().members().toArray();
    }

    Reason movedDown(int place) {
        var contender = meetings.contender(place);
        var cause = cause(place);
        var passed = cause == MoveCause.NO_OPPONENT ? List.<PassedOver>of() : passed(place, false);
        return new Reason.MovedDown(contender.number(), contender.score(), cause, passed);
    }

    Reason rests(int place) {
        var contender = meetings.contender(place);
        return new Reason.Rests(contender.number(), contender.score(), passed(place, true));
    }

    private MoveCause cause(int place) {
        var moved = step.bracket().moved();
        var opponents = IntStream.of(members)
                .anyMatch(other -> other != place
                        && !(moved.contains(place) && moved.contains(other))
                        && meetings.allowed(place, other));
        if (!opponents) return MoveCause.NO_OPPONENT;
        return members.length % 2 == 1 && step.pairing().floaters().size() == 1
                ? MoveCause.ODD_GROUP
                : MoveCause.FOR_OTHERS;
    }

    private List<PassedOver> passed(int place, boolean resting) {
        var floaters = step.pairing().floaters();
        return IntStream.of(members)
                .filter(other -> other > place && !floaters.contains(other))
                .limit(MOST_PASSED)
                .mapToObj(other -> new PassedOver(
                        meetings.contender(other).number(), resting ? toRest(place, other) : toMove(place, other)))
                .toList();
    }

    private Obstacle toRest(int place, int other) {
        if (!meetings.contender(other).mayRest()) return Obstacle.HAS_RESTED;
        if (completion.mayRest(other)
                && meetings.contender(other).played()
                        < meetings.contender(place).played()) return Obstacle.PLAYED_FEWER;
        return sidesOrOthers(place, other);
    }

    private Obstacle toMove(int place, int other) {
        if (step.bracket().next().places().noneMatch(lower -> meetings.allowed(other, lower)))
            return Obstacle.NO_OPPONENT_BELOW;
        if (sidesLeft(other) > sidesLeft(place)) return Obstacle.SIDES;
        return sank(other) && !sank(place) ? Obstacle.MOVED_DOWN_LATELY : Obstacle.NEEDED_ELSEWHERE;
    }

    private boolean sank(int place) {
        var contender = meetings.contender(place);
        return contender.lastFloat() == FloatKind.DOWN || contender.floatBefore() == FloatKind.DOWN;
    }

    private Obstacle sidesOrOthers(int place, int other) {
        return sidesLeft(other) > sidesLeft(place) ? Obstacle.SIDES : Obstacle.NEEDED_ELSEWHERE;
    }

    /** The preferences that must be denied at least when somebody leaves. */
    private int sidesLeft(int leaving) {
        var kinds = new Kinds();
        for (var member : members)
            if (member != leaving) kinds.add(Kinds.of(meetings.contender(member).preference()), 1);
        return Target.even(kinds, 0).denied();
    }
}
