package om.hawalis.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An event as it stands: read only, and free of contradictions. Rounds count from 1; entrants are named by starting
 * number.
 */
public final class Contest {
    private final Plan plan;
    private final List<Entrant> entrants;
    private final List<Round> rounds;
    private final List<ByeRequest> requests;
    private final Map<Integer, Integer> index = new HashMap<>();
    private final Outcome[][] outcomes;
    private final int[][] points;
    private final int[][] pairingPoints;

    private Contest(Plan plan, List<Entrant> entrants, List<Round> rounds, List<ByeRequest> requests) {
        this.plan = plan;
        this.entrants = entrants.stream()
                .sorted(Comparator.comparingInt(Entrant::number))
                .toList();
        this.rounds = List.copyOf(rounds);
        this.requests = List.copyOf(requests);
        for (var i = 0; i < this.entrants.size(); i++)
            index.put(this.entrants.get(i).number(), i);
        var reckoning = new Outcomes(plan.scoring(), index);
        this.outcomes = reckoning.of(rounds);
        this.points = reckoning.points(outcomes, rounds);
        this.pairingPoints = reckoning.pairingPoints(points, rounds);
    }

    /**
     * Makes a contest, or says everything that contradicts itself in it.
     *
     * @param rounds the rounds paired so far, in order
     * @param requests byes granted for rounds not yet paired
     */
    public static ContestCheck of(Plan plan, List<Entrant> entrants, List<Round> rounds, List<ByeRequest> requests) {
        var contradictions = Contradictions.in(plan, entrants, rounds, requests);
        return contradictions.isEmpty()
                ? new ContestCheck.Consistent(new Contest(plan, entrants, rounds, requests))
                : new ContestCheck.Contradictory(contradictions);
    }

    public Plan plan() {
        return plan;
    }

    public Scoring scoring() {
        return plan.scoring();
    }

    /** In order of starting number. */
    public List<Entrant> entrants() {
        return entrants;
    }

    public Entrant entrant(int number) {
        return entrants.get(indexOf(number));
    }

    /** Place of a starting number in {@link #entrants()}, from 0. O(1). */
    public int indexOf(int number) {
        var place = index.get(number);
        if (place == null) throw new IllegalArgumentException("no entrant has the number " + number);
        return place;
    }

    public List<Round> rounds() {
        return rounds;
    }

    public List<ByeRequest> requests() {
        return requests;
    }

    public Outcome outcome(int number, int round) {
        return outcomes[indexOf(number)][round - 1];
    }

    /** What became of an entrant, round by round. */
    public List<Outcome> outcomes(int number) {
        return List.of(outcomes[indexOf(number)]);
    }

    /** Half-points after all rounds, as standings count them. */
    public int score(int number) {
        return score(number, rounds.size());
    }

    /** Half-points after the given number of rounds, as standings count them. */
    public int score(int number, int afterRounds) {
        return sum(points[indexOf(number)], afterRounds);
    }

    /** Half-points after the given number of rounds, as pairing counts them: a postponed game is a draw. */
    public int pairingScore(int number, int afterRounds) {
        return sum(pairingPoints[indexOf(number)], afterRounds);
    }

    private static int sum(int[] row, int rounds) {
        var sum = 0;
        for (var round = 0; round < rounds; round++) sum += row[round];
        return sum;
    }

    /** Half-points of one round: its outcome's and the arbiter's adjustments. */
    public int points(int number, int round) {
        return points[indexOf(number)][round - 1];
    }

    /** Virtual half-points while the given round is paired. */
    public int acceleration(int number, int round) {
        var sum = 0;
        for (var range : plan.accelerations()) if (range.covers(round, number)) sum += range.halfPoints();
        return sum;
    }

    /**
     * The contest as it stood when the given round was about to be paired: who was absent or had asked for a bye in
     * that round stands as a request.
     */
    public Contest before(int round) {
        var wishes = new ArrayList<ByeRequest>();
        for (var entrant : entrants)
            switch (outcome(entrant.number(), round)) {
                case Outcome.Rested(var kind, var points)
                when kind.requestable() -> wishes.add(new ByeRequest(round, entrant.number(), kind));
                case Outcome.Absent(var points)
                when entrant.takesPartIn(round) ->
                    wishes.add(new ByeRequest(round, entrant.number(), ByeKind.ZERO_POINT));
                case Outcome.Rested r -> {}
                case Outcome.Absent a -> {}
                case Outcome.Played p -> {}
                case Outcome.Forfeited f -> {}
                case Outcome.Pending p -> {}
            }
        return new Contest(plan, entrants, rounds.subList(0, round - 1), wishes);
    }

    /** The same event under another plan; the plan must not name unknown entrants. */
    public Contest with(Plan other) {
        return of(other, entrants, rounds, requests).orThrow();
    }
}
