package om.hawalis.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;

/**
 * Contests written as cross tables: a line an entrant, a word a round. {@code 9w1} met number 9 as South and won;
 * {@code b} is North; {@code =} drew, {@code 0} lost, {@code + -} by forfeit, {@code *} not finished, {@code W D L}
 * unrated; {@code H F U Z} byes; {@code .} absent. A rating may stand first, after {@code @}.
 */
final class Field {
    private Field() {}

    static Contest of(String... lines) {
        return of(Scoring.STANDARD, 0, lines);
    }

    /** @param rounds planned; 0 for as many as the lines have */
    static Contest of(Scoring scoring, int rounds, String... lines) {
        var entrants = new ArrayList<Entrant>();
        var words = new ArrayList<List<String>>();
        for (var i = 0; i < lines.length; i++) {
            var all = List.of(lines[i].strip().split("\\s+"));
            var rated = all.getFirst().startsWith("@");
            var rating = rated ? Integer.valueOf(all.getFirst().substring(1)) : null;
            entrants.add(new Entrant(i + 1, "Number " + (i + 1), rating));
            words.add(rated ? all.subList(1, all.size()) : all);
        }
        var played = words.stream().mapToInt(List::size).max().orElse(0);
        var plan = new Plan(
                rounds == 0 ? Integer.valueOf(Math.max(1, played)) : Integer.valueOf(rounds), Side.SOUTH, scoring);
        var paired = IntStream.range(0, played).mapToObj(r -> round(words, r)).toList();
        return Contest.of(plan, entrants, paired, List.of()).orThrow();
    }

    private static Round round(List<List<String>> words, int round) {
        var boards = new ArrayList<Board>();
        var byes = new ArrayList<Bye>();
        for (var entrant = 1; entrant <= words.size(); entrant++) {
            var word = words.get(entrant - 1).get(round);
            if ("HFUZ".contains(word)) byes.add(new Bye(entrant, bye(word)));
            else if (word.contains("w")) boards.add(board(words, round, entrant, word));
        }
        return new Round(boards, byes);
    }

    private static Board board(List<List<String>> words, int round, int south, String word) {
        var north = Integer.parseInt(word.substring(0, word.indexOf('w')));
        var own = word.substring(word.indexOf('w') + 1);
        var other = words.get(north - 1).get(round);
        return new Board(south, north, result(own + other.substring(other.indexOf('b') + 1)));
    }

    private static ByeKind bye(String word) {
        return switch (word) {
            case "H" -> ByeKind.HALF_POINT;
            case "F" -> ByeKind.FULL_POINT;
            case "U" -> ByeKind.PAIRING_ALLOCATED;
            default -> ByeKind.ZERO_POINT;
        };
    }

    private static GameResult result(String both) {
        return switch (both) {
            case "10" -> GameResult.SOUTH_WINS;
            case "01" -> GameResult.NORTH_WINS;
            case "==" -> GameResult.DRAWN;
            case "00" -> GameResult.BOTH_LOSE;
            case "WL" -> GameResult.SOUTH_WINS_UNRATED;
            case "LW" -> GameResult.NORTH_WINS_UNRATED;
            case "DD" -> GameResult.DRAWN_UNRATED;
            case "+-" -> GameResult.SOUTH_WINS_BY_FORFEIT;
            case "-+" -> GameResult.NORTH_WINS_BY_FORFEIT;
            case "--" -> GameResult.DOUBLE_FORFEIT;
            case "**" -> GameResult.OPEN;
            default -> throw new IllegalArgumentException("no result: " + both);
        };
    }
}
