package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How many boards a bracket has in each of its rounds, where everybody comes and nobody is out twice: before it is
 * drawn. A second final is left out, as it may not be needed. O(fixtures).
 */
public final class BracketBoards {
    /** What is known of a fixture beforehand: whether somebody wins it, and whether somebody loses it. */
    private record Sides(boolean winner, boolean loser) {}

    private final int entrants;
    private final List<Sides> sides = new ArrayList<>();

    private BracketBoards(int entrants) {
        this.entrants = entrants;
    }

    /** @param entrants for whom the bracket was made */
    public static List<Integer> inRounds(EliminationBracket bracket, int entrants) {
        var boards = new BracketBoards(entrants);
        var counts = new ArrayList<>(Collections.nCopies(bracket.rounds(), 0));
        for (var fixture : bracket.fixtures())
            if (boards.isPlayed(fixture)) counts.set(fixture.round() - 1, counts.get(fixture.round() - 1) + 1);
        return List.copyOf(counts);
    }

    private boolean isPlayed(Fixture fixture) {
        var first = isTaken(fixture.first());
        var second = isTaken(fixture.second());
        sides.add(new Sides(first || second, first && second));
        return first && second && fixture.part() != Fixture.Part.SECOND_FINAL;
    }

    private boolean isTaken(Seat seat) {
        return switch (seat) {
            case Seat.Seed(var place) -> place <= entrants;
            case Seat.WinnerOf(var fixture) -> sides.get(fixture).winner();
            case Seat.LoserOf(var fixture) -> sides.get(fixture).loser();
        };
    }
}
