package om.hawalis.contest;

import java.util.List;

/** A round that has been paired: boards in board order, then who rests. Who stands in neither was absent. */
public record Round(List<Board> boards, List<Bye> byes) {
    public Round {
        boards = List.copyOf(boards);
        byes = List.copyOf(byes);
    }
}
