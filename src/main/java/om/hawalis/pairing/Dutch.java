package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;

/** The Dutch system: pairs score group after score group from the top, moving down whoever is left over. */
final class Dutch {
    private final Meetings meetings;
    private final Completion completion;

    Dutch(Meetings meetings, Completion completion) {
        this.meetings = meetings;
        this.completion = completion;
    }

    /** One bracket as it was paired. */
    record Step(Bracket bracket, BracketPairing pairing) {}

    List<Step> steps() {
        var steps = new ArrayList<Step>();
        var groups = groups();
        var moved = List.<Integer>of();
        for (var i = 0; i < groups.size(); i++) {
            var bracket = new Bracket(moved, groups.get(i), next(groups, i), rest(groups, i));
            var pairing = pair(bracket);
            steps.add(new Step(bracket, pairing));
            moved = pairing.floaters();
        }
        return steps;
    }

    private List<List<Integer>> groups() {
        var groups = new ArrayList<List<Integer>>();
        for (var place = 0; place < meetings.size(); place++) {
            var score = meetings.contender(place).score();
            if (place == 0 || meetings.contender(place - 1).score() != score) groups.add(new ArrayList<>());
            groups.getLast().add(place);
        }
        return groups;
    }

    private static List<Integer> next(List<List<Integer>> groups, int index) {
        return index + 1 < groups.size() ? groups.get(index + 1) : List.of();
    }

    private static List<Integer> rest(List<List<Integer>> groups, int index) {
        return groups.stream().skip(index + 2L).flatMap(List::stream).toList();
    }

    private BracketPairing pair(Bracket bracket) {
        if (bracket.size() == 1) return new BracketPairing(List.of(), concat(bracket));
        return new ExactBracket(meetings, completion, bracket).pair();
    }

    private static List<Integer> concat(Bracket bracket) {
        var all = new ArrayList<>(bracket.moved());
        all.addAll(bracket.residents());
        return all;
    }
}
