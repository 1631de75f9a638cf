package om.hawalis.engine;

import java.util.List;

/** What is proven about a position when both sides play their best. */
public sealed interface Solution {

    /**
     * One side wins by force.
     *
     * @param plies from the position to the verdict, when the winner hurries and the loser delays
     * @param line one such line, to the verdict
     */
    record Won(Side winner, int plies, List<Hole> line) implements Solution {
        public Won {
            line = List.copyOf(line);
        }
    }

    /**
     * Neither side can force a win.
     *
     * @param line best play of both, until a position stands again or a sowing never ends
     */
    record Drawn(List<Hole> line) implements Solution {
        public Drawn {
            line = List.copyOf(line);
        }
    }

    /** Nobody wins by force within so many plies; more is not known. */
    record Undecided(int plies) implements Solution {}
}
