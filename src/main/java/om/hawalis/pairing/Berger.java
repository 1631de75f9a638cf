package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The Berger tables (FIDE C.05, annex 1): who meets whom, and who is South, in each round of a round robin.
 *
 * <p>With {@code n} numbers (an odd field plays the table of one more, whose last number stands for the free round) and
 * {@code k = ((r−1)·n/2 mod (n−1)) + 1} in round {@code r}, number {@code n} meets {@code k}, who is South in odd
 * rounds; the others meet as {@code k+b} (South) and {@code k−b}, counted round within 1…n−1. Nobody gets the same side
 * three times in a row, nor two sides that differ by more than one over the whole.
 *
 * @param entrants how many take part, 2 at the least
 * @param cycles 1 for a single, 2 for a double round robin, whose second cycle swaps the sides of the first
 */
public record Berger(int entrants, int cycles) {
    /** One pairing of the tables, by number; in an odd field the number above the last stands for the free round. */
    public record Meeting(int south, int north) {}

    public Berger {
        if (entrants < 2) throw new IllegalArgumentException("a round robin needs two entrants, not " + entrants);
        if (cycles < 1 || cycles > 2)
            throw new IllegalArgumentException("a round robin has 1 or 2 cycles, not " + cycles);
    }

    /** Rounds in all: n−1 a cycle, n being the field rounded up to even. */
    public int rounds() {
        return cycles * roundsInCycle();
    }

    /** Whether the field is odd, so that each round leaves one of them free. */
    public boolean leavesOneFree() {
        return entrants % 2 == 1;
    }

    /**
     * The meetings of a round in the order of the published tables: the pairing of the last number first. O(n).
     *
     * @throws IllegalArgumentException when there is no such round
     */
    public List<Meeting> round(int round) {
        if (round < 1 || round > rounds())
            throw new IllegalArgumentException("round " + round + " is not within 1 to " + rounds());
        var table = tableRound(round);
        var meetings = new ArrayList<Meeting>(size() / 2);
        meetings.add(ofLast(table));
        IntStream.range(1, size() / 2).mapToObj(b -> ofOthers(table, b)).forEach(meetings::add);
        return round > roundsInCycle() ? swapped(meetings) : List.copyOf(meetings);
    }

    /**
     * Which round of the single table is played. In a double round robin the last two rounds of the first cycle change
     * places, as the annex recommends: otherwise the turn to the second cycle would give two players the same side
     * three times in a row. With an odd field their free rounds prevent that already.
     */
    private int tableRound(int round) {
        var inCycle = (round - 1) % roundsInCycle() + 1;
        var atTheTurn = cycles == 2 && round <= roundsInCycle() && entrants > 2 && !leavesOneFree();
        if (atTheTurn && inCycle == roundsInCycle()) return inCycle - 1;
        if (atTheTurn && inCycle == roundsInCycle() - 1) return inCycle + 1;
        return inCycle;
    }

    private Meeting ofLast(int round) {
        var k = pivot(round);
        return round % 2 == 1 ? new Meeting(k, size()) : new Meeting(size(), k);
    }

    private Meeting ofOthers(int round, int b) {
        var k = pivot(round);
        return new Meeting(within(k + b), within(k - b));
    }

    private int pivot(int round) {
        return (int) ((round - 1L) * (size() / 2) % roundsInCycle()) + 1;
    }

    private int within(int number) {
        return Math.floorMod(number - 1, roundsInCycle()) + 1;
    }

    private int size() {
        return entrants + entrants % 2;
    }

    private int roundsInCycle() {
        return size() - 1;
    }

    private static List<Meeting> swapped(List<Meeting> meetings) {
        return meetings.stream().map(m -> new Meeting(m.north(), m.south())).toList();
    }
}
