package om.hawalis.pairing;

import om.hawalis.pairing.BracketGraph.Scope;

/**
 * Pairs one bracket by weighted matching, with as much of what lies below in the graph as the answer's proof needs: the
 * bracket alone where its downfloaters leave nothing to be desired below; with the next score group where all can still
 * be paired; else with everybody.
 */
final class ExactBracket {
    private final Meetings meetings;
    private final Completion completion;
    private final Bracket bracket;
    private final Prospect prospect;

    ExactBracket(Meetings meetings, Completion completion, Bracket bracket, Prospect prospect) {
        this.meetings = meetings;
        this.completion = completion;
        this.bracket = bracket;
        this.prospect = prospect;
    }

    BracketPairing pair() {
        var alone = matched(Scope.BRACKET, prospect.restingHere(), prospect.restingHere());
        if (prospect.ideal(alone.floaters())) return alone;
        if (!prospect.restingHere() && !bracket.rest().isEmpty()) {
            var withNext = new MatchedBracket(meetings, completion, BracketGraph.of(bracket, Scope.NEXT), false, false);
            var pairing = withNext.pair();
            if (completion.possible(withNext.unmatched(), bracket.rest().toArray(), completion.odd())) return pairing;
        }
        return withAll();
    }

    /** The same with everybody who is left in the graph from the start. */
    BracketPairing withAll() {
        if (prospect.restingHere()) {
            var resting = matched(Scope.ALL, true, true);
            if (resting.floaters().size() == 1) return resting;
        }
        return matched(Scope.ALL, true, false);
    }

    private BracketPairing matched(Scope scope, boolean closed, boolean oneRests) {
        return new MatchedBracket(meetings, completion, BracketGraph.of(bracket, scope), closed, oneRests).pair();
    }
}
