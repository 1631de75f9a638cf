package om.hawalis.trf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import om.hawalis.contest.Adjustment;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Round;
import om.hawalis.contest.Scoring;
import om.hawalis.trf.PlanRecords.ByeRecord;
import om.hawalis.trf.TrfFault.Kind;

/** Puts the players' cells together to rounds, and names every cell that contradicts another. */
final class RoundRecords {
    private final Faults faults;
    private final List<PlayerRecord> players;
    private final Map<Integer, PlayerRecord> byNumber = new HashMap<>();
    private final PlanRecords plan;
    private final int paired;

    RoundRecords(Faults faults, List<PlayerRecord> players, PlanRecords plan) {
        this.faults = faults;
        this.players = players;
        this.plan = plan;
        for (var player : players) byNumber.put(player.number(), player);
        this.paired = players.stream().mapToInt(RoundRecords::lastPaired).max().orElse(0);
    }

    private static int lastPaired(PlayerRecord player) {
        var round = player.cells().size();
        while (round > 0 && !player.cell(round).paired()) round--;
        return round;
    }

    List<Round> rounds(Scoring scoring) {
        var rounds = new ArrayList<Round>();
        for (var round = 1; round <= paired; round++) rounds.add(round(round, scoring));
        return rounds;
    }

    private Round round(int round, Scoring scoring) {
        var boards = new ArrayList<Board>();
        var byes = new ArrayList<Bye>();
        var adjustments = new ArrayList<Adjustment>();
        for (var player : players) {
            if (player.cell(round).opponent() == 0)
                bye(player, round).ifPresent(kind -> byes.add(new Bye(player.number(), kind)));
            else board(player, round).ifPresent(boards::add);
            adjustment(player, round, scoring).ifPresent(adjustments::add);
        }
        return new Round(boards, byes, adjustments);
    }

    private Optional<ByeKind> bye(PlayerRecord player, int round) {
        var cell = player.cell(round);
        return switch (cell.result()) {
            case 'U' -> Optional.of(ByeKind.PAIRING_ALLOCATED);
            case 'F', '+' -> Optional.of(ByeKind.FULL_POINT);
            case 'H' -> Optional.of(ByeKind.HALF_POINT);
            case 'Z', '-' -> Optional.of(ByeKind.ZERO_POINT);
            case ' ' -> record240(player, round).map(ByeRecord::kind);
            default -> {
                faults.add(player.line(), cell.column(), Kind.OPPONENT_MISSING, round);
                yield Optional.empty();
            }
        };
    }

    private Optional<ByeRecord> record240(PlayerRecord player, int round) {
        return plan.byes().stream()
                .filter(bye -> bye.player() == player.number() && bye.round() == round)
                .findFirst();
    }

    /** The board, told once, by the player with the lower number. */
    private Optional<Board> board(PlayerRecord player, int round) {
        var cell = player.cell(round);
        var opponent = byNumber.get(cell.opponent());
        if (!consistent(player, cell, opponent, round) || opponent == null || opponent.number() < player.number())
            return Optional.empty();
        var other = opponent.cell(round);
        var south = cell.colour() == 'b' || other.colour() == 'w' ? opponent : player;
        var first = south == player ? cell : other;
        var second = south == player ? other : cell;
        var result = result(first.result(), second.result());
        if (result.isEmpty())
            faults.add(
                    player.line(),
                    cell.column(),
                    Kind.RESULTS_DISAGREE,
                    round,
                    player.number(),
                    opponent.number(),
                    cell.result(),
                    other.result());
        if (result.isPresent() && result.get().played() && cell.colour() == '-' && other.colour() == '-')
            faults.add(player.line(), cell.column(), Kind.COLOUR_MISSING, round);
        var north = south == player ? opponent : player;
        return result.map(known -> new Board(south.number(), north.number(), known));
    }

    private boolean consistent(
            PlayerRecord player, RoundCell cell, @org.jspecify.annotations.Nullable PlayerRecord opponent, int round) {
        var line = player.line();
        var number = player.number();
        if (cell.opponent() == number) faults.add(line, cell.column(), Kind.OPPONENT_SELF, round, number);
        else if (opponent == null) faults.add(line, cell.column(), Kind.OPPONENT_UNKNOWN, round, cell.opponent());
        else if ("HFUZ".indexOf(cell.result()) >= 0)
            faults.add(line, cell.column(), Kind.OPPONENT_WITH_BYE, round, cell.opponent());
        else return agrees(player, cell, opponent, round);
        return false;
    }

    private boolean agrees(PlayerRecord player, RoundCell cell, PlayerRecord opponent, int round) {
        var other = opponent.cell(round);
        if (record240(player, round).isPresent())
            faults.add(player.line(), cell.column(), Kind.ROUND_TWICE, round, player.number());
        if (other.opponent() != player.number()) {
            faults.add(
                    player.line(),
                    cell.column(),
                    Kind.ONE_SIDED,
                    round,
                    player.number(),
                    opponent.number(),
                    other.opponent() == 0 ? "nobody" : other.opponent());
            return false;
        }
        if (cell.colour() != '-' && cell.colour() == other.colour()) {
            if (player.number() < opponent.number())
                faults.add(
                        player.line(), cell.column(), Kind.COLOURS_DISAGREE, round, player.number(), opponent.number());
            return false;
        }
        return true;
    }

    /** The result from the two codes, South's first; empty where they contradict each other. */
    private static Optional<GameResult> result(char south, char north) {
        return Optional.ofNullable(
                switch ("" + south + north) {
                    case "10" -> GameResult.SOUTH_WINS;
                    case "01" -> GameResult.NORTH_WINS;
                    case "==" -> GameResult.DRAWN;
                    case "00" -> GameResult.BOTH_LOSE;
                    case "WL" -> GameResult.SOUTH_WINS_UNRATED;
                    case "LW" -> GameResult.NORTH_WINS_UNRATED;
                    case "DD" -> GameResult.DRAWN_UNRATED;
                    case "LL" -> GameResult.BOTH_LOSE_UNRATED;
                    case "+-" -> GameResult.SOUTH_WINS_BY_FORFEIT;
                    case "-+" -> GameResult.NORTH_WINS_BY_FORFEIT;
                    case "--" -> GameResult.DOUBLE_FORFEIT;
                    case "XX" -> GameResult.POSTPONED;
                    case "  ", "**" -> GameResult.OPEN;
                    default -> null;
                });
    }

    private Optional<Adjustment> adjustment(PlayerRecord player, int round, Scoring scoring) {
        var result = player.cell(round).result();
        var sum = 0;
        for (var points : plan.abnormal())
            if (points.concerns(player.number(), round, result))
                sum += points.halfPoints() - (points.type() == ' ' ? 0 : usual(result, scoring));
        return sum == 0 ? Optional.empty() : Optional.of(new Adjustment(player.number(), sum));
    }

    private static int usual(char result, Scoring scoring) {
        return switch (result) {
            case '1', 'W' -> scoring.win();
            case '=', 'D' -> scoring.draw();
            case '0', 'L' -> scoring.loss();
            case '+' -> scoring.forfeitWin();
            case '-' -> scoring.forfeitLoss();
            case 'F' -> scoring.fullBye();
            case 'H' -> scoring.halfBye();
            case 'U' -> scoring.pairingBye();
            default -> scoring.zeroBye();
        };
    }

    /** Byes of rounds not yet paired: cells behind the last paired round, records 240, and absences. */
    List<ByeRequest> requests() {
        var requests = new ArrayList<ByeRequest>();
        for (var player : players) {
            for (var round = paired + 1; round <= player.cells().size(); round++) {
                var wished = round;
                bye(player, round)
                        .filter(ByeKind::requestable)
                        .ifPresent(kind -> requests.add(new ByeRequest(wished, player.number(), kind)));
            }
            for (var bye : plan.byes()) later(player, bye).ifPresent(requests::add);
        }
        return requests.stream().distinct().toList();
    }

    private Optional<ByeRequest> later(PlayerRecord player, ByeRecord bye) {
        var round = bye.round() == 0 ? paired + 1 : bye.round();
        var told = player.cell(round).result() != ' ';
        return bye.player() == player.number() && round > paired && !told
                ? Optional.of(new ByeRequest(round, player.number(), bye.kind()))
                : Optional.empty();
    }

    int paired() {
        return paired;
    }
}
