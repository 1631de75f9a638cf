package om.hawalis.championship;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Side;

/** A draft as boards and seats to be stored. */
record SeatingPlan(List<Board> boards, List<Seat> seats) {
    static SeatingPlan of(RoundId round, Draft draft, StagePlay stage) {
        var plan = new SeatingPlan(new ArrayList<>(), new ArrayList<>());
        for (var place : draft.boards())
            plan.seat(
                    new Board(round, plan.boards.size() + 1, games(stage), place.byHand()),
                    stage.entrant(place.south()).id(),
                    stage.entrant(place.north()).id());
        for (var bye : draft.byes())
            plan.seats.add(Seat.resting(round, stage.entrant(bye.entrant()).id(), bye.kind()));
        return plan;
    }

    /** A knock-out match begins with one game; the next are added as they are needed. */
    private static int games(StagePlay stage) {
        return stage.stage().format().isElimination()
                ? 1
                : stage.championship().encounter().games();
    }

    private void seat(Board board, EntryId south, EntryId north) {
        boards.add(board);
        seats.add(Seat.at(board, Side.SOUTH, south));
        seats.add(Seat.at(board, Side.NORTH, north));
    }
}
