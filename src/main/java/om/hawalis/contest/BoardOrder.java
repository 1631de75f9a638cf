package om.hawalis.contest;

import java.util.Comparator;

/**
 * The order in which a round's boards are numbered: by the score of the higher ranked of the two, then by the score of
 * the other, then by rank (FIDE C.04.2). Virtual points do not count here.
 */
public final class BoardOrder {
    private final Contest contest;
    private final int roundsPlayed;

    /** The order of the round that follows the given number of rounds. */
    public BoardOrder(Contest contest, int roundsPlayed) {
        this.contest = contest;
        this.roundsPlayed = roundsPlayed;
    }

    public Comparator<Board> boards() {
        return (one, other) -> compare(one.south(), one.north(), other.south(), other.north());
    }

    /** Compares two boards given by the starting numbers of those who sit there. */
    public int compare(int oneA, int oneB, int otherA, int otherB) {
        var one = higher(oneA, oneB);
        var other = higher(otherA, otherB);
        var byHigher = Integer.compare(score(other), score(one));
        if (byHigher != 0) return byHigher;
        var byLower = Integer.compare(score(lower(otherA, otherB)), score(lower(oneA, oneB)));
        return byLower != 0 ? byLower : Integer.compare(one, other);
    }

    private int higher(int a, int b) {
        var scoreA = score(a);
        var scoreB = score(b);
        return scoreA == scoreB ? Math.min(a, b) : scoreA > scoreB ? a : b;
    }

    private int lower(int a, int b) {
        return higher(a, b) == a ? b : a;
    }

    private int score(int number) {
        return contest.pairingScore(number, roundsPlayed);
    }
}
