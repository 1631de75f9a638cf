package om.hawalis.engine;

import java.util.List;

/** What playing a hole comes to by the rules of a turn. */
public sealed interface Play {

    /**
     * The move is legal.
     *
     * @param after the position with the other side to move; the same counts when the sowing is endless
     */
    record Legal(Hole hole, Position after, Sowing sowing) implements Play {}

    /**
     * The move is not legal, and nothing has changed.
     *
     * @param legalMoves what could have been played instead, in ring order
     */
    record Illegal(Breach breach, List<Hole> legalMoves) implements Play, Game.Attempt {
        public Illegal {
            legalMoves = List.copyOf(legalMoves);
        }
    }
}
