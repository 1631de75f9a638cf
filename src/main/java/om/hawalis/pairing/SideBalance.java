package om.hawalis.pairing;

import java.util.HashMap;
import java.util.Map;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Game;
import om.hawalis.contest.Side;

/**
 * Who moves first where a table does not say: whoever has been South less often, over the games played; then whoever
 * was North last; then the better seed takes the initial side of the event on odd boards, the other on even ones.
 */
final class SideBalance {
    private final Map<Integer, Integer> surplus = new HashMap<>();
    private final Map<Integer, Side> last = new HashMap<>();
    private final Side initial;

    SideBalance(Contest contest) {
        var drawn = contest.plan().initialSide();
        this.initial = drawn == null ? Side.SOUTH : drawn;
        for (var round : contest.rounds())
            for (var board : round.boards())
                for (var game : board.games()) if (game.result().played()) count(game);
    }

    private void count(Game game) {
        surplus.merge(game.south(), 1, Integer::sum);
        surplus.merge(game.north(), -1, Integer::sum);
        last.put(game.south(), Side.SOUTH);
        last.put(game.north(), Side.NORTH);
    }

    /** @param board its place in the round, from 1 */
    Pair seat(int first, int second, int board) {
        return isSouth(first, second, board) ? new Pair(first, second) : new Pair(second, first);
    }

    private boolean isSouth(int one, int other, int board) {
        var difference = surplus.getOrDefault(one, 0) - surplus.getOrDefault(other, 0);
        if (difference != 0) return difference < 0;
        if (last.get(one) != last.get(other)) return last.get(one) == Side.NORTH || last.get(other) == Side.SOUTH;
        var betterIsSouth = (initial == Side.SOUTH) == (board % 2 == 1);
        return (one < other) == betterIsSouth;
    }
}
