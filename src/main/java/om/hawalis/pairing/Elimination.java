package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.pairing.EliminationBracket.SecondFinal;
import om.hawalis.pairing.EliminationBracket.ThirdPlace;
import om.hawalis.pairing.Pairing.Impossible;
import om.hawalis.pairing.Pairing.Paired;

/**
 * A knock-out or a double elimination. Entrants are seeded by starting number. A board is a match: it holds all its
 * games, replays included. Whoever finds nobody to play, for the first round's byes or because the other withdrew,
 * rests with a pairing-allocated bye and goes on.
 */
public record Elimination(Shape shape, MatchRules rules) {
    /** The shape of the bracket. */
    public sealed interface Shape {
        record Knockout(ThirdPlace thirdPlace) implements Shape {}

        record DoubleElimination(SecondFinal secondFinal) implements Shape {}
    }

    /** The bracket of so many entrants. */
    public EliminationBracket bracket(int entrants) {
        return switch (shape) {
            case Shape.Knockout(var thirdPlace) -> EliminationBracket.knockout(entrants, thirdPlace);
            case Shape.DoubleElimination(var secondFinal) ->
                EliminationBracket.doubleElimination(entrants, secondFinal);
        };
    }

    /** How far the bracket has come. @param seed for the lots of level matches, kept with the event */
    public EliminationProgress progress(Contest contest, long seed) {
        return EliminationProgress.of(bracket(contest.entrants().size()), rules, contest, seed);
    }

    /** The round after those the contest has, or which matches must be decided first. */
    public Pairing pair(Contest contest, long seed) {
        var entrants = contest.entrants().size();
        if (entrants < fewest()) return new Impossible(new Cause.TooFewEntrants(entrants));
        var progress = progress(contest, seed);
        var round = contest.rounds().size() + 1;
        var unsettled = new Unsettled(contest).in(progress, round);
        if (!unsettled.isEmpty()) return new Impossible(unsettled.getFirst());
        var sheet = new Sheet(new SideBalance(contest));
        for (var fixture : progress.bracket().fixtures())
            if (fixture.round() == round) sheet.add(progress.states().get(fixture.id()));
        return sheet.isEmpty() ? new Impossible(new Cause.AllRoundsPaired(round - 1)) : sheet.paired();
    }

    private int fewest() {
        return switch (shape) {
            case Shape.Knockout knockout -> 2;
            case Shape.DoubleElimination twice -> 3;
        };
    }

    /** The round as it is written down. */
    private static final class Sheet {
        private final SideBalance sides;
        private final List<Pair> boards = new ArrayList<>();
        private final List<Bye> byes = new ArrayList<>();
        private final List<Reason> reasons = new ArrayList<>();

        Sheet(SideBalance sides) {
            this.sides = sides;
        }

        void add(FixtureState state) {
            switch (state) {
                case FixtureState.Ready(var first, var second) ->
                    boards.add(sides.seat(first, second, boards.size() + 1));
                case FixtureState.Walkover(var winner, var absent) -> {
                    byes.add(new Bye(winner, ByeKind.PAIRING_ALLOCATED));
                    if (absent > 0) reasons.add(new Reason.OpponentNotThere(winner, absent));
                }
                case FixtureState.Decided decided -> {}
                case FixtureState.Empty empty -> {}
                case FixtureState.NotNeeded needless -> {}
                case FixtureState.NotPaired missing -> {}
                case FixtureState.Running running -> {}
                case FixtureState.Waiting waiting -> {}
            }
        }

        boolean isEmpty() {
            return boards.isEmpty() && byes.isEmpty();
        }

        Paired paired() {
            return new Paired(boards, byes, reasons);
        }
    }
}
