package om.hawalis.championship;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Side;
import om.hawalis.pairing.Pairing;

/** A pairing as boards and seats to be stored. */
record SeatingPlan(List<Board> boards, List<Seat> seats) {
    private static final int GAMES_A_BOARD = 1;

    /** @param entrants by starting number, from 1 without a gap */
    static SeatingPlan of(RoundId round, Pairing.Paired paired, List<EntrantSheet> entrants) {
        var plan = new SeatingPlan(new ArrayList<>(), new ArrayList<>());
        for (var pair : paired.boards())
            plan.seat(
                    new Board(round, plan.boards.size() + 1, GAMES_A_BOARD),
                    entrants.get(pair.south() - 1),
                    entrants.get(pair.north() - 1));
        for (var bye : paired.byes())
            plan.seats.add(Seat.resting(round, entrants.get(bye.entrant() - 1).id(), bye.kind()));
        return plan;
    }

    private void seat(Board board, EntrantSheet south, EntrantSheet north) {
        boards.add(board);
        seats.add(Seat.at(board, Side.SOUTH, south.id()));
        seats.add(Seat.at(board, Side.NORTH, north.id()));
    }
}
