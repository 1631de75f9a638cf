package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import om.hawalis.pairing.EliminationProgress.Place;
import om.hawalis.pairing.Fixture.Part;

/** Who has left a bracket, and with which place: the later, the better. */
final class EliminationPlaces {
    /** Somebody leaves. @param step the higher, the better the place among those who leave in the same round */
    private record Exit(int entrant, int round, int step) {
        static final Comparator<Exit> BEST_FIRST = Comparator.comparingInt(Exit::round)
                .thenComparingInt(Exit::step)
                .reversed()
                .thenComparingInt(Exit::entrant);

        boolean levelWith(Exit other) {
            return round == other.round && step == other.step;
        }
    }

    private final EliminationProgress progress;
    private final Set<Seat> onward = new HashSet<>();
    private final List<Exit> exits = new ArrayList<>();

    EliminationPlaces(EliminationProgress progress) {
        this.progress = progress;
        for (var fixture : progress.bracket().fixtures())
            if (!(progress.states().get(fixture.id()) instanceof FixtureState.NotNeeded)) {
                onward.add(fixture.first());
                onward.add(fixture.second());
            }
    }

    List<Place> places() {
        for (var fixture : progress.bracket().fixtures()) {
            switch (progress.states().get(fixture.id())) {
                case FixtureState.Decided(var winner, var loser, var by) -> leave(fixture, winner, loser);
                case FixtureState.Walkover(var winner, var absent) -> leave(fixture, winner, absent);
                case FixtureState.Empty(var first, var second) -> {
                    exit(first, fixture, 0);
                    exit(second, fixture, 0);
                }
                case FixtureState.Waiting waiting -> {}
                case FixtureState.Ready ready -> {}
                case FixtureState.Running running -> {}
                case FixtureState.NotPaired missing -> {}
                case FixtureState.NotNeeded needless -> {}
            }
        }
        return ranked();
    }

    private void leave(Fixture fixture, int winner, int loser) {
        if (!onward.contains(new Seat.LoserOf(fixture.id()))) exit(loser, fixture, 0);
        if (!onward.contains(new Seat.WinnerOf(fixture.id()))) exit(winner, fixture, 1);
    }

    /** In the last round of a knock-out the final stands above the match for the third place. */
    private void exit(int entrant, Fixture fixture, int won) {
        var above = fixture.part() == Part.THIRD_PLACE || fixture.part() == Part.WINNERS ? 0 : 2;
        if (entrant > 0) exits.add(new Exit(entrant, fixture.round(), above + won));
    }

    private List<Place> ranked() {
        exits.sort(Exit.BEST_FIRST);
        var stillIn = progress.entrants() - exits.size();
        var places = new ArrayList<Place>();
        for (var i = 0; i < exits.size(); i++) {
            var shared = i > 0 && exits.get(i).levelWith(exits.get(i - 1));
            var rank = shared ? places.getLast().rank() : stillIn + i + 1;
            places.add(new Place(rank, exits.get(i).entrant()));
        }
        return places;
    }
}
