package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Board;
import om.hawalis.contest.Contest;
import om.hawalis.pairing.Fixture.Part;

/**
 * A bracket as a contest has filled it, worked out whole from the contest's rounds. The entrants are seeded by starting
 * number; round one of the bracket is round one of the contest.
 *
 * @param entrants how many take part
 * @param states one for each fixture, in their order
 */
public record EliminationProgress(EliminationBracket bracket, int entrants, List<FixtureState> states) {
    public EliminationProgress {
        states = List.copyOf(states);
    }

    /** O(fixtures × boards of a round). @param seed for the lots of level matches */
    public static EliminationProgress of(EliminationBracket bracket, MatchRules rules, Contest contest, long seed) {
        var walk = new Walk(rules, contest, seed);
        bracket.fixtures().forEach(walk::add);
        return new EliminationProgress(bracket, contest.entrants().size(), walk.states);
    }

    /** The winner of a fixture, 0 where nobody comes out of it, −1 while unknown. */
    int winner(int fixture) {
        return states.get(fixture).winner();
    }

    /** Goes through the fixtures in their order, each seat being known from those before. */
    private static final class Walk {
        final List<FixtureState> states = new ArrayList<>();
        private final List<Fixture> fixtures = new ArrayList<>();
        private final MatchRules rules;
        private final Contest contest;
        private final long seed;

        Walk(MatchRules rules, Contest contest, long seed) {
            this.rules = rules;
            this.contest = contest;
            this.seed = seed;
        }

        void add(Fixture fixture) {
            states.add(state(fixture));
            fixtures.add(fixture);
        }

        private FixtureState state(Fixture fixture) {
            var first = occupant(fixture.first());
            var second = occupant(fixture.second());
            if (first == FixtureState.UNKNOWN || second == FixtureState.UNKNOWN) return new FixtureState.Waiting();
            if (fixture.part() == Part.SECOND_FINAL && finalWasSecondDefeat()) return new FixtureState.NotNeeded();
            var firstThere = takesPart(first, fixture.round());
            var secondThere = takesPart(second, fixture.round());
            if (firstThere && secondThere) return match(fixture.round(), first, second);
            if (firstThere) return new FixtureState.Walkover(first, second);
            return secondThere ? new FixtureState.Walkover(second, first) : new FixtureState.Empty(first, second);
        }

        /** The winners' champion sits first in the final. */
        private boolean finalWasSecondDefeat() {
            var last = fixtures.getLast();
            return states.getLast().winner() == occupant(last.first());
        }

        private int occupant(Seat seat) {
            return switch (seat) {
                case Seat.Seed(var place) ->
                    place > contest.entrants().size()
                            ? FixtureState.NOBODY
                            : contest.entrants().get(place - 1).number();
                case Seat.WinnerOf(var fixture) -> states.get(fixture).winner();
                case Seat.LoserOf(var fixture) -> states.get(fixture).loser();
            };
        }

        private boolean takesPart(int number, int round) {
            return number != FixtureState.NOBODY && contest.entrant(number).takesPartIn(round);
        }

        private FixtureState match(int round, int first, int second) {
            if (round > contest.rounds().size()) return new FixtureState.Ready(first, second);
            var boards = contest.rounds().get(round - 1).boards();
            for (var i = 0; i < boards.size(); i++)
                if (between(boards.get(i), first, second)) return match(boards.get(i), i + 1, first, second);
            return new FixtureState.NotPaired(first, second);
        }

        private FixtureState match(Board board, int place, int first, int second) {
            return switch (new MatchJudge(board, rules, seed).judge()) {
                case MatchState.Won(var winner, var loser, var by) -> new FixtureState.Decided(winner, loser, by);
                case MatchState.BothOut out -> new FixtureState.Empty(first, second);
                case MatchState.Open open -> new FixtureState.Running(place, first, second, open);
                case MatchState.NextGame game -> new FixtureState.Running(place, first, second, game);
            };
        }

        private static boolean between(Board board, int first, int second) {
            return board.south() == first && board.north() == second
                    || board.south() == second && board.north() == first;
        }
    }

    /** A place that is settled. Those who went out in the same round share one. */
    public record Place(int rank, int entrant) {}

    /** The places settled so far, best first; all of them once the bracket is through. */
    public List<Place> places() {
        return new EliminationPlaces(this).places();
    }
}
