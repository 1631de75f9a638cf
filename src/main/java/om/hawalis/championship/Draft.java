package om.hawalis.championship;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import om.hawalis.contest.Bye;
import om.hawalis.pairing.Pairing;

/**
 * A round on its way, under its stage's numbers.
 *
 * @param boards in board order
 */
record Draft(List<Place> boards, List<Bye> byes) {
    Draft {
        boards = List.copyOf(boards);
        byes = List.copyOf(byes);
    }

    /** A board. @param byHand whether an arbiter changed who sits there */
    record Place(int south, int north, boolean byHand) {
        boolean seats(int number) {
            return south == number || north == number;
        }

        Place turned() {
            return new Place(north, south, true);
        }

        Place with(int leaving, int coming) {
            if (!seats(leaving)) return this;
            return south == leaving ? new Place(coming, north, true) : new Place(south, coming, true);
        }
    }

    static Draft of(Pairing.Paired paired) {
        return new Draft(
                paired.boards().stream()
                        .map(pair -> new Place(pair.south(), pair.north(), false))
                        .toList(),
                paired.byes());
    }

    /** A drafted round as it is stored. */
    static Draft of(RoundSheet round, StagePlay stage) {
        var numbers = new HashMap<EntryId, Integer>();
        for (var entrant : stage.field()) numbers.put(entrant.id(), numbers.size() + 1);
        return new Draft(
                round.boards().stream()
                        .map(seated -> new Place(
                                numbers.get(seated.board().south().id()),
                                numbers.get(seated.board().north().id()),
                                seated.byHand()))
                        .toList(),
                round.byes().stream()
                        .map(bye -> new Bye(numbers.get(bye.entrant().id()), bye.kind()))
                        .toList());
    }

    /** Two take each other's seats; two who sit together change sides. One may be resting. */
    Draft swapped(int one, int other) {
        if (boards.stream().anyMatch(place -> place.seats(one) && place.seats(other)))
            return new Draft(
                    boards.stream()
                            .map(place -> place.seats(one) ? place.turned() : place)
                            .toList(),
                    byes);
        return new Draft(
                boards.stream()
                        .map(place -> place.seats(one) ? place.with(one, other) : place.with(other, one))
                        .toList(),
                byes.stream()
                        .map(bye -> bye.entrant() == one
                                ? new Bye(other, bye.kind())
                                : bye.entrant() == other ? new Bye(one, bye.kind()) : bye)
                        .toList());
    }

    /** @param board its place, from 1 */
    Draft turned(int board) {
        var turned = new ArrayList<>(boards);
        turned.set(board - 1, turned.get(board - 1).turned());
        return new Draft(turned, byes);
    }

    /** @param from its place, from 1; those between move up or down by one */
    Draft moved(int from, int to) {
        var moved = new ArrayList<>(boards);
        moved.add(to - 1, moved.remove(from - 1));
        return new Draft(moved, byes);
    }
}
