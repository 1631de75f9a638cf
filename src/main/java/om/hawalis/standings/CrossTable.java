package om.hawalis.standings;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Outcome;

/**
 * Who took what from whom: a line an entrant, a cell an opponent, with every meeting in it.
 *
 * @param lines in the order asked for; the cells of each line stand in the same order
 */
public record CrossTable(List<Line> lines) {
    /** One entrant's results. @param cells one for each line of the table, the entrant's own among them, empty */
    public record Line(Entrant entrant, Fraction points, List<Cell> cells, List<Meeting> byes) {
        public Line {
            cells = List.copyOf(cells);
            byes = List.copyOf(byes);
        }
    }

    /** All meetings with one opponent, in order of the rounds; none where they were not paired. */
    public record Cell(int opponent, List<Meeting> meetings) {
        public Cell {
            meetings = List.copyOf(meetings);
        }
    }

    /** What became of a round. @param round from 1 */
    public record Meeting(int round, Outcome outcome) {}

    public CrossTable {
        lines = List.copyOf(lines);
    }

    /** In order of starting numbers. O(entrants² + entrants × rounds). */
    public static CrossTable of(Contest contest) {
        return of(contest, contest.entrants());
    }

    /** In order of the standings. */
    public static CrossTable of(Contest contest, Standings standings) {
        return of(contest, standings.rows().stream().map(Row::entrant).toList());
    }

    private static CrossTable of(Contest contest, List<Entrant> order) {
        return new CrossTable(
                order.stream().map(entrant -> line(contest, entrant, order)).toList());
    }

    private static Line line(Contest contest, Entrant entrant, List<Entrant> order) {
        var byOpponent = new HashMap<Integer, List<Meeting>>();
        var outcomes = contest.outcomes(entrant.number());
        for (var round = 1; round <= outcomes.size(); round++) {
            var meeting = new Meeting(round, outcomes.get(round - 1));
            byOpponent
                    .computeIfAbsent(opponent(meeting.outcome()), unseen -> new ArrayList<>())
                    .add(meeting);
        }
        var cells = order.stream()
                .map(other -> new Cell(other.number(), byOpponent.getOrDefault(other.number(), List.of())))
                .toList();
        var points = Fraction.ofHalves(contest.score(entrant.number()));
        return new Line(entrant, points, cells, byOpponent.getOrDefault(NOBODY, List.of()));
    }

    private static final int NOBODY = 0;

    private static int opponent(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played -> played.opponent();
            case Outcome.Forfeited forfeited -> forfeited.opponent();
            case Outcome.Pending pending -> pending.opponent();
            case Outcome.Rested rested -> NOBODY;
            case Outcome.Absent absent -> NOBODY;
        };
    }
}
