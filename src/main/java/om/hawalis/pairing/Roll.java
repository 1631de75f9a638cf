package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;

/** Who is there to be paired in the next round of a contest, in order of score and starting number. */
final class Roll {
    private final Contest contest;
    private final SwissOptions options;
    private final int round;
    private final Map<Integer, Integer> seats = new HashMap<>();
    private final Set<Integer> resting = new HashSet<>();
    private final int topscore;

    Roll(Contest contest, SwissOptions options) {
        this.contest = contest;
        this.options = options;
        this.round = contest.rounds().size() + 1;
        for (var request : contest.requests()) if (request.round() == round) resting.add(request.entrant());
        this.topscore = contest.plan().isLast(round) ? greatestScore() : Integer.MAX_VALUE;
        seat();
    }

    /** Byes asked for in this round, by those who take part. */
    List<ByeRequest> requests() {
        return contest.requests().stream()
                .filter(request -> request.round() == round
                        && contest.entrant(request.entrant()).takesPartIn(round))
                .sorted(Comparator.comparingInt(ByeRequest::entrant))
                .toList();
    }

    private boolean present(Entrant entrant) {
        return entrant.takesPartIn(round) && !resting.contains(entrant.number());
    }

    /** Seats count those present, and those ever paired; or they are the starting numbers. */
    private void seat() {
        for (var entrant : contest.entrants())
            if (options.parity() == SwissOptions.Parity.STARTING_NUMBER) seats.put(entrant.number(), entrant.number());
            else if (present(entrant) || everPaired(entrant)) seats.put(entrant.number(), seats.size() + 1);
    }

    private boolean everPaired(Entrant entrant) {
        return contest.outcomes(entrant.number()).stream().anyMatch(Roll::paired);
    }

    private static boolean paired(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played p -> true;
            case Outcome.Forfeited f -> true;
            case Outcome.Pending p -> true;
            case Outcome.Rested(var kind, var points) -> !kind.requestable();
            case Outcome.Absent a -> false;
        };
    }

    /** The most that could have been scored so far. */
    private int greatestScore() {
        var sum = 0;
        for (var played : contest.rounds()) {
            var games = contest.scoring().boards() == Scoring.BoardScoring.MATCH
                    ? 1
                    : played.boards().stream()
                            .mapToInt(board -> board.games().size())
                            .max()
                            .orElse(1);
            sum += games * contest.scoring().win();
        }
        return sum;
    }

    List<Contender> contenders() {
        var order = contest.entrants().stream()
                .filter(this::present)
                .sorted(Comparator.comparingInt((Entrant entrant) -> -score(entrant.number(), round))
                        .thenComparingInt(Entrant::number))
                .toList();
        var contenders = new ArrayList<Contender>();
        for (var entrant : order) contenders.add(contender(contenders.size(), entrant.number()));
        return contenders;
    }

    /** Half-points before a round, with the virtual points that count in it. */
    private int score(int number, int before) {
        return contest.pairingScore(number, before - 1) + contest.acceleration(number, before);
    }

    private Contender contender(int place, int number) {
        var sides = sides(number);
        var score = score(number, round);
        return new Contender(
                place,
                number,
                seats.get(number),
                score,
                sides,
                Preference.of(sides),
                floatIn(number, round - 1),
                floatIn(number, round - 2),
                sides.size(),
                mayRest(number),
                topscore != Integer.MAX_VALUE && 2 * score > topscore);
    }

    private List<Side> sides(int number) {
        var sides = new ArrayList<Side>();
        for (var outcome : contest.outcomes(number))
            switch (outcome) {
                case Outcome.Played played -> sides.add(played.side());
                case Outcome.Pending pending -> sides.add(pending.side());
                case Outcome.Forfeited f -> {}
                case Outcome.Rested r -> {}
                case Outcome.Absent a -> {}
            }
        return sides;
    }

    private FloatKind floatIn(int number, int past) {
        if (past < 1) return FloatKind.NONE;
        return switch (contest.outcome(number, past)) {
            case Outcome.Played played -> floatAgainst(number, played.opponent(), past);
            case Outcome.Pending pending -> floatAgainst(number, pending.opponent(), past);
            case Outcome.Forfeited unplayed -> floatUnplayed(unplayed.points());
            case Outcome.Rested unplayed -> floatUnplayed(unplayed.points());
            case Outcome.Absent unplayed -> floatUnplayed(unplayed.points());
        };
    }

    private FloatKind floatUnplayed(int points) {
        return points > contest.scoring().loss() ? FloatKind.DOWN : FloatKind.NONE;
    }

    private FloatKind floatAgainst(int number, int opponent, int past) {
        var own = score(number, past);
        var other = score(opponent, past);
        return own > other ? FloatKind.DOWN : own < other ? FloatKind.UP : FloatKind.NONE;
    }

    /** C2: never after such a bye, nor after a round that scored a win's points without playing. */
    private boolean mayRest(int number) {
        for (var outcome : contest.outcomes(number))
            switch (outcome) {
                case Outcome.Rested(var kind, var points) -> {
                    if (!kind.requestable() || points >= contest.scoring().win()) return false;
                }
                case Outcome.Forfeited unplayed -> {
                    if (unplayed.points() >= contest.scoring().win()) return false;
                }
                case Outcome.Absent unplayed -> {
                    if (unplayed.points() >= contest.scoring().win()) return false;
                }
                case Outcome.Played p -> {}
                case Outcome.Pending p -> {}
            }
        return true;
    }
}
