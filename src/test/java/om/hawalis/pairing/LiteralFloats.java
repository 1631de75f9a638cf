package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** C14 to C21 of a candidate. */
final class LiteralFloats {
    private static final int ONE_POINT = 2;

    private final Meetings meetings;
    private final Bracket bracket;
    private final LiteralBracket.Candidate candidate;

    LiteralFloats(Meetings meetings, Bracket bracket, LiteralBracket.Candidate candidate) {
        this.meetings = meetings;
        this.bracket = bracket;
        this.candidate = candidate;
    }

    List<List<Integer>> faults() {
        return List.of(
                List.of(residentsSinking(1)),
                List.of(opponentsRising(1).size()),
                List.of(residentsSinking(2)),
                List.of(opponentsRising(2).size()),
                movedSinking(1),
                opponentsRising(1),
                movedSinking(2),
                opponentsRising(2));
    }

    private FloatKind floated(int place, int back) {
        var contender = meetings.contender(place);
        return back == 1 ? contender.lastFloat() : contender.floatBefore();
    }

    private int score(int place) {
        return meetings.contender(place).score();
    }

    private int residentsSinking(int back) {
        return (int) candidate.floaters().stream()
                .filter(place -> !bracket.moved().contains(place) && floated(place, back) == FloatKind.DOWN)
                .count();
    }

    /** Score differences, the greatest first. */
    private List<Integer> opponentsRising(int back) {
        return candidate.pairs().stream()
                .filter(pair -> bracket.moved().contains(pair.get(0)) && floated(pair.get(1), back) == FloatKind.UP)
                .map(pair -> score(pair.get(0)) - score(pair.get(1)))
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /** The same of moved-down players; who goes on down counts as meeting somebody a point below the bracket. */
    private List<Integer> movedSinking(int back) {
        var differences = new ArrayList<Integer>();
        for (var pair : candidate.pairs())
            if (bracket.moved().contains(pair.get(0)) && floated(pair.get(0), back) == FloatKind.DOWN)
                differences.add(score(pair.get(0)) - score(pair.get(1)));
        for (var place : candidate.floaters())
            if (bracket.moved().contains(place) && floated(place, back) == FloatKind.DOWN)
                differences.add(score(place) - score(bracket.residents().last()) + ONE_POINT);
        return differences.stream().sorted(Comparator.reverseOrder()).toList();
    }
}
