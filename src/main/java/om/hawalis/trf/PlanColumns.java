package om.hawalis.trf;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Acceleration;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.Contest;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Scoring;

/** Writes the records behind the players: byes granted for later rounds, acceleration, forbidden groups, adjustments. */
final class PlanColumns {
    private static final int LAST_ROUND = 999;

    private PlanColumns() {}

    static List<String> records(Contest contest) {
        var records = new ArrayList<String>();
        for (var request : contest.requests())
            if (request.round() > contest.rounds().size() + 1) records.add(bye(request));
        for (var range : contest.plan().accelerations()) if (range.halfPoints() > 0) records.add(acceleration(range));
        for (var group : contest.plan().forbidden())
            if (group.strictness() == ForbiddenGroup.Strictness.ABSOLUTE) records.add(forbidden(group));
        for (var entrant : contest.entrants())
            for (var round = 1; round <= contest.rounds().size(); round++) {
                var extra = contest.points(entrant.number(), round)
                        - usual(contest.outcome(entrant.number(), round), contest.scoring());
                if (extra != 0) records.add(adjustment(entrant.number(), round, extra));
            }
        return records;
    }

    private static String bye(ByeRequest request) {
        var code = switch (request.kind()) {
            case FULL_POINT -> 'F';
            case HALF_POINT -> 'H';
            case ZERO_POINT, PAIRING_ALLOCATED -> 'Z';
        };
        return "240 %c %3s %4s".formatted(code, number(request.round()), number(request.entrant()));
    }

    private static String acceleration(Acceleration range) {
        return "250      %4s %3s %3s %4s %4s"
                .formatted(
                        Points.text(range.halfPoints()),
                        number(range.firstRound()),
                        number(Math.min(LAST_ROUND, range.lastRound())),
                        number(range.firstEntrant()),
                        number(range.lastEntrant()));
    }

    private static String forbidden(ForbiddenGroup group) {
        var record = new StringBuilder(
                "260 %3s %3s".formatted(number(group.firstRound()), number(Math.min(LAST_ROUND, group.lastRound()))));
        for (var entrant : group.entrants()) record.append(" %4s".formatted(number(entrant)));
        return record.toString();
    }

    private static String adjustment(int entrant, int round, int halfPoints) {
        return "299          %4s  %3s %4s".formatted(Points.text(halfPoints), number(round), number(entrant));
    }

    private static String number(int number) {
        return Integer.toString(number);
    }

    /** What the cell of the round is worth by the scoring. */
    private static int usual(Outcome outcome, Scoring scoring) {
        return switch (outcome) {
            case Outcome.Played played -> scoring.played(played.share());
            case Outcome.Forfeited forfeited ->
                switch (forfeited.share()) {
                    case WIN -> scoring.forfeitWin();
                    case DRAW, LOSS -> scoring.forfeitLoss();
                };
            case Outcome.Rested(var kind, var points) -> scoring.bye(kind);
            case Outcome.Absent absent -> scoring.zeroBye();
            case Outcome.Pending pending -> 0;
        };
    }
}
