package om.hawalis.pairing;

import java.util.List;
import om.hawalis.contest.Side;

/** Why one thing in a round came out as it did; {@link Phrase} says it in words. Entrants stand by starting number. */
public sealed interface Reason {

    /** The side of the first seat was drawn by lot. */
    record InitialSideDrawn(Side side, long seed) implements Reason {}

    /**
     * Why these two meet.
     *
     * @param higher the one who ranks higher
     * @param expected who would have been the opponent had nothing stood in the way; 0 where nobody
     */
    record Opponents(int higher, int lower, OpponentRule rule, int expected, Obstacle obstacle) implements Reason {}

    /** Why one of two sits South. */
    record Sides(Pair pair, SideRule rule) implements Reason {}

    /**
     * Why somebody moved down to the next score group.
     *
     * @param score in half-points, virtual ones included
     * @param passed who ranks lower in the group and stayed, nearest first
     */
    record MovedDown(int entrant, int score, MoveCause cause, List<PassedOver> passed) implements Reason {
        public MovedDown {
            passed = List.copyOf(passed);
        }
    }

    /**
     * Why somebody rests.
     *
     * @param passed who ranks lower and does not, nearest first
     */
    record Rests(int entrant, int score, List<PassedOver> passed) implements Reason {
        public Rests {
            passed = List.copyOf(passed);
        }
    }

    /** Two who had wished not to meet, do: no round could be made otherwise. */
    record WishRelaxed(int first, int second) implements Reason {}

    /** The table has the entrant meet someone who does not take part in this round. */
    record OpponentNotThere(int entrant, int opponent) implements Reason {}

    /** Somebody who was passed over, and what stood in the way. */
    record PassedOver(int entrant, Obstacle obstacle) {}

    /** How an opponent was found. */
    enum OpponentRule {
        /** The upper half against the lower half, as they stand. */
        AS_THEY_STAND,
        /** Another of the lower half. */
        TRANSPOSED,
        /** Both of one half: somebody was exchanged. */
        EXCHANGED,
        /** Moved down, against the first of the score group who is left. */
        MOVED_DOWN,
        /** Moved down, against a later one of the score group. */
        MOVED_DOWN_FURTHER
    }

    /** Why somebody could not be paired in the score group. */
    enum MoveCause {
        ODD_GROUP,
        NO_OPPONENT,
        /** Pairing there would have left others without an opponent, or with fewer pairs. */
        FOR_OTHERS
    }

    /** What stands in the way of a pair, or of moving down or resting. */
    enum Obstacle {
        NOTHING,
        HAVE_MET,
        FORBIDDEN,
        WISHED_APART,
        /** Both must have the same side. */
        SAME_SIDE_DUE,
        /** More preferences for a side would be denied. */
        SIDES,
        MOVED_UP_LATELY,
        MOVED_DOWN_LATELY,
        NO_OPPONENT_BELOW,
        /** Had a bye, or won a round without playing. */
        HAS_RESTED,
        /** Played fewer games than the one who rests. */
        PLAYED_FEWER,
        /** Without it somebody else would be worse off. */
        NEEDED_ELSEWHERE
    }
}
