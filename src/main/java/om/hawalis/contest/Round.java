package om.hawalis.contest;

import java.util.List;

/**
 * A round that has been paired. Who stands neither at a board nor among the byes was absent.
 *
 * @param boards in board order
 * @param byes who rests
 * @param adjustments points given or taken by the arbiter
 */
public record Round(List<Board> boards, List<Bye> byes, List<Adjustment> adjustments) {
    public Round {
        boards = List.copyOf(boards);
        byes = List.copyOf(byes);
        adjustments = List.copyOf(adjustments);
    }

    public Round(List<Board> boards, List<Bye> byes) {
        this(boards, byes, List.of());
    }
}
