package om.hawalis.pairing;

import java.util.List;
import om.hawalis.contest.Bye;

/** The answer to the wish for a next round, of every system. */
public sealed interface Pairing {

    /**
     * A whole round.
     *
     * @param boards in board order
     * @param byes everybody else who takes part: requested byes and, at most once, the one allocated here
     * @param reasons why each board, side, float and bye came about, in board order; empty where a table says it all
     */
    record Paired(List<Pair> boards, List<Bye> byes, List<Reason> reasons) implements Pairing {
        public Paired {
            boards = List.copyOf(boards);
            byes = List.copyOf(byes);
            reasons = List.copyOf(reasons);
        }
    }

    /** No round can be made; nothing is changed. */
    record Impossible(Cause cause) implements Pairing {}
}
