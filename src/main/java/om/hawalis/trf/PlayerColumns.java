package om.hawalis.trf;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Outcome;
import om.hawalis.contest.Share;
import om.hawalis.contest.Side;

/**
 * Writes the columns of a player's record that come from results: points, rank, and a cell for each round. A match of
 * several games is told as one, by who won it.
 */
final class PlayerColumns {
    private static final int POINTS_COLUMN = 81;

    private final Contest contest;
    private final Map<Integer, Integer> ranks = new HashMap<>();
    private final Map<Integer, ByeKind> nextByes = new HashMap<>();

    PlayerColumns(Contest contest) {
        this.contest = contest;
        for (var request : contest.requests())
            if (request.round() == contest.rounds().size() + 1) nextByes.put(request.entrant(), request.kind());
        contest.entrants().stream()
                .sorted(Comparator.comparingInt((Entrant entrant) -> -contest.score(entrant.number()))
                        .thenComparingInt(Entrant::number))
                .forEach(entrant -> ranks.put(entrant.number(), ranks.size() + 1));
    }

    /** The lines with their players' records brought up to date; unchanged where they say the same already. */
    List<TrfLine> rewrite(List<TrfLine> lines) {
        return lines.stream().allMatch(this::upToDate)
                ? lines
                : lines.stream().map(this::rewrite).toList();
    }

    private boolean upToDate(TrfLine line) {
        var parser = new PlayerParser(new Faults());
        var told = line.tag().equals("001") ? parser.parse(line) : Optional.<PlayerRecord>empty();
        if (told.isEmpty()) return true;
        var claimed = told.get().halfPoints();
        return claimed != null
                && PointsClaim.holds(contest, told.get().number(), claimed)
                && parser.parse(fresh(line, told.get().number()))
                        .map(told.get()::saysTheSameAs)
                        .orElse(false);
    }

    private TrfLine fresh(TrfLine line, int number) {
        return line.withTail(POINTS_COLUMN, tail(number));
    }

    private TrfLine rewrite(TrfLine line) {
        var parser = new PlayerParser(new Faults());
        var before = line.tag().equals("001") ? parser.parse(line) : Optional.<PlayerRecord>empty();
        if (before.isEmpty()) return line;
        var fresh = fresh(line, before.get().number());
        return parser.parse(fresh)
                .map(after -> keepingCells(line, before.get(), fresh, after))
                .orElse(line);
    }

    private static TrfLine keepingCells(TrfLine line, PlayerRecord before, TrfLine fresh, PlayerRecord after) {
        var tail = new StringBuilder(fresh.columns(POINTS_COLUMN, RoundCell.FIRST_COLUMN - 3));
        for (var round = 1; round <= after.cells().size(); round++) {
            var source = before.cell(round).saysTheSameAs(after.cell(round)) ? line : fresh;
            var column = RoundCell.columnOf(round);
            tail.append("  ").append("%-8s".formatted(source.columns(column, column + 7)));
        }
        return line.withTail(POINTS_COLUMN, tail.toString().stripTrailing());
    }

    /** Columns 81 and following. */
    String tail(int number) {
        var tail = new StringBuilder(
                "%4s %4s".formatted(Points.text(contest.score(number)), Integer.toString(ranks.get(number))));
        for (var outcome : contest.outcomes(number)) tail.append("  ").append(cell(outcome));
        var requested = nextByes.get(number);
        if (requested != null) tail.append("  ").append(bye(requested));
        return tail.toString().stripTrailing();
    }

    private static String cell(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Played played ->
                cell(played.opponent(), played.side(), code(played.share(), played.rated() ? "1=0" : "WDL"));
            case Outcome.Forfeited unplayed ->
                cell(unplayed.opponent(), unplayed.side(), code(unplayed.share(), "+ -"));
            case Outcome.Pending pending -> cell(pending.opponent(), pending.side(), pending.postponed() ? 'X' : ' ');
            case Outcome.Rested(var kind, var points) -> bye(kind);
            case Outcome.Absent a -> " ".repeat(RoundCell.WIDTH - 2);
        };
    }

    private static String cell(int opponent, Side side, char code) {
        return "%4s %c %c".formatted(Integer.toString(opponent), side == Side.SOUTH ? 'w' : 'b', code);
    }

    private static char code(Share share, String codes) {
        return switch (share) {
            case WIN -> codes.charAt(0);
            case DRAW -> codes.charAt(1);
            case LOSS -> codes.charAt(2);
        };
    }

    private static String bye(ByeKind kind) {
        return "0000 - "
                + switch (kind) {
                    case PAIRING_ALLOCATED -> 'U';
                    case FULL_POINT -> 'F';
                    case HALF_POINT -> 'H';
                    case ZERO_POINT -> 'Z';
                };
    }
}
