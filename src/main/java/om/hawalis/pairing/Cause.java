package om.hawalis.pairing;

import java.util.List;

/** Why no round can be paired. */
public sealed interface Cause {

    /**
     * Boards of earlier rounds still wait for a result: decide them, or mark them postponed.
     *
     * @param boards in order of round and board, never empty
     */
    record OpenBoards(List<OpenBoard> boards) implements Cause {
        public OpenBoards {
            boards = List.copyOf(boards);
        }
    }

    /**
     * A board without a result.
     *
     * @param round from 1
     * @param board its place in the round, from 1
     */
    record OpenBoard(int round, int board, int south, int north) {}

    /** Every planned round has been paired. */
    record AllRoundsPaired(int planned) implements Cause {}

    /** Nobody is there to be paired. */
    record TooFewEntrants(int present) implements Cause {}

    /** The field is odd, and everybody present has had a bye or won a round without playing. */
    record NobodyMayRest(int present) implements Cause {}

    /**
     * However the field is paired, somebody meets an earlier opponent, a forbidden one, or gets a side that must be
     * refused.
     *
     * @param without entrants for whom no opponent remains at all; may be empty
     */
    record NoLegalRound(int present, List<Integer> without) implements Cause {
        public NoLegalRound {
            without = List.copyOf(without);
        }
    }

    /**
     * Matches of earlier rounds are level: the games that decide them are still to be played.
     *
     * @param boards in order of round and board, never empty
     */
    record LevelMatches(List<OpenBoard> boards) implements Cause {
        public LevelMatches {
            boards = List.copyOf(boards);
        }
    }

    /** The round was not paired as the bracket has it: these two were to meet and did not. */
    record NotAsDrawn(int round, int first, int second) implements Cause {}
}
