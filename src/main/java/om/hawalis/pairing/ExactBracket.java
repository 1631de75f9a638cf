package om.hawalis.pairing;

/** Pairs one bracket with as much of what lies below as its exactness needs. */
final class ExactBracket {
    private final Meetings meetings;
    private final Completion completion;
    private final Bracket bracket;

    ExactBracket(Meetings meetings, Completion completion, Bracket bracket) {
        this.meetings = meetings;
        this.completion = completion;
        this.bracket = bracket;
    }

    BracketPairing pair() {
        var graph = BracketGraph.of(bracket, BracketGraph.Scope.ALL);
        if (mayRestHere()) {
            var resting = new MatchedBracket(meetings, completion, graph, true, true).pair();
            if (resting.floaters().size() == 1) return resting;
        }
        return new MatchedBracket(meetings, completion, graph, true, false).pair();
    }

    /** Whether the one who will rest stands in this bracket. */
    private boolean mayRestHere() {
        var lowest = bracket.residents().isEmpty() ? bracket.moved() : bracket.residents();
        return completion.odd()
                && completion.restingScore()
                        >= meetings.contender(lowest.getLast()).score();
    }
}
