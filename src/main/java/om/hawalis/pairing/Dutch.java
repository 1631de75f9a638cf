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
            var end = meetings.size();
            var next = i + 1 < groups.size() ? groups.get(i + 1) : new Span(end, end);
            var bracket = new Bracket(moved, groups.get(i), next, new Span(next.to(), end));
            var pairing = pair(bracket);
            steps.add(new Step(bracket, pairing));
            moved = pairing.floaters();
        }
        return steps;
    }

    private List<Span> groups() {
        var groups = new ArrayList<Span>();
        for (var place = 0; place < meetings.size(); place++) {
            var score = meetings.contender(place).score();
            if (place == 0 || meetings.contender(place - 1).score() != score) groups.add(new Span(place, place + 1));
            else groups.set(groups.size() - 1, new Span(groups.getLast().from(), place + 1));
        }
        return groups;
    }

    private BracketPairing pair(Bracket bracket) {
        if (bracket.size() == 1)
            return new BracketPairing(List.of(), bracket.members().boxed().toList());
        var prospect = new Prospect(meetings, completion, bracket);
        return new OrderedBracket(meetings, completion, bracket, prospect)
                .pair()
                .orElseGet(() -> new ExactBracket(meetings, completion, bracket, prospect).pair());
    }
}
