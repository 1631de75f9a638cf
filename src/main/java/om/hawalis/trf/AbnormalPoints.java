package om.hawalis.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import om.hawalis.trf.TrfFault.Kind;

/**
 * Points that depart from the scoring (299).
 *
 * @param type the result they replace, or a blank for points beside the result
 * @param round 0 for every round
 */
record AbnormalPoints(TrfLine line, char type, int halfPoints, int round, List<Integer> players) {

    AbnormalPoints {
        players = List.copyOf(players);
    }

    static Optional<AbnormalPoints> read(TrfLine line, Faults faults) {
        var type = Character.toUpperCase(line.at(5));
        if ("WDLFHZ+- ".indexOf(type) < 0) {
            faults.add(line, 5, Kind.CODE_UNKNOWN, type);
            return Optional.empty();
        }
        var points = faults.points(line, 14, line.columns(14, 17));
        var round = line.trimmed(20, 22);
        var number =
                round.isEmpty() ? 0 : faults.number(line, 20, round, 0, 999).orElse(0);
        var players = new ArrayList<Integer>();
        for (var column = 24; column <= line.length(); column += 5)
            if (!line.trimmed(column, column + 3).isEmpty())
                faults.number(line, column, column + 3, 1, 9999).ifPresent(players::add);
        return points.isPresent()
                ? Optional.of(new AbnormalPoints(line, type, points.getAsInt(), number, players))
                : Optional.empty();
    }

    boolean concerns(int player, int inRound, char result) {
        return players.contains(player)
                && (round == 0 || round == inRound)
                && (type == ' ' ? round != 0 || inRound == 1 : type == asType(result));
    }

    private static char asType(char result) {
        return switch (result) {
            case '1' -> 'W';
            case '=' -> 'D';
            case '0' -> 'L';
            default -> result;
        };
    }
}
