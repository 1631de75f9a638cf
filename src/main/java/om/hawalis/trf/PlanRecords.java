package om.hawalis.trf;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Acceleration;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.ForbiddenGroup;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Side;
import om.hawalis.contest.Stay;
import om.hawalis.trf.TrfFault.Kind;
import org.jspecify.annotations.Nullable;

/** Reads the records of the tournament section that bear on pairing and scores. */
final class PlanRecords {
    private static final int MOST_ROUNDS = 999;
    private static final int MOST_PLAYERS = 9999;

    /** A bye of record 240, or an absence of XXZ, whose round is the next one: 0. */
    record ByeRecord(TrfLine line, int column, int round, int player, ByeKind kind) {}

    /** A player named by some record. */
    record Naming(TrfLine line, int column, int player) {}

    private final Faults faults;
    private final ScoringRecords scoring;
    private final List<Acceleration> accelerations = new ArrayList<>();
    private final List<ForbiddenGroup> forbidden = new ArrayList<>();
    private final List<Naming> namings = new ArrayList<>();
    private final List<ByeRecord> byes = new ArrayList<>();
    private final List<AbnormalPoints> abnormal = new ArrayList<>();
    private @Nullable Integer rounds;
    private @Nullable TrfLine roundsLine;
    private @Nullable Side initialSide;
    private String system = "";

    PlanRecords(Faults faults) {
        this.faults = faults;
        this.scoring = new ScoringRecords(faults);
    }

    void read(TrfLine line) {
        switch (line.tag()) {
            case "142", "XXR" -> readRounds(line);
            case "152" -> readColour(line);
            case "XXC" -> readConfiguration(line);
            case "162" -> scoring.read162(line);
            case "XXS" -> scoring.readXxs(line);
            case "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU" -> scoring.readBb(line);
            case "192" -> system = line.from(5).strip();
            case "240" -> readByes(line);
            case "XXZ" -> readAbsent(line);
            case "250" -> readAcceleration(line);
            case "XXA" -> readPlayersAcceleration(line);
            case "260" -> readForbidden(line);
            case "XXP" -> readForbiddenPair(line);
            case "299" -> AbnormalPoints.read(line, faults).ifPresent(abnormal::add);
            default -> {}
        }
    }

    private void readRounds(TrfLine line) {
        var read = faults.number(line, 5, line.from(5).strip(), 1, MOST_ROUNDS);
        if (read.isEmpty()) return;
        var before = roundsLine;
        if (rounds != null && before != null && rounds != read.getAsInt())
            faults.add(line, 5, Kind.ROUNDS_DISAGREE, read.getAsInt(), rounds, before.number());
        rounds = read.getAsInt();
        roundsLine = line;
    }

    private void readColour(TrfLine line) {
        switch (line.from(5).strip()) {
            case "W", "w" -> initialSide = Side.SOUTH;
            case "B", "b" -> initialSide = Side.NORTH;
            default -> faults.add(line, 5, Kind.COLOUR_UNKNOWN, line.from(5).strip());
        }
    }

    private void readConfiguration(TrfLine line) {
        for (var word : Words.of(line, 4))
            switch (word.text()) {
                case "white1" -> initialSide = Side.SOUTH;
                case "black1" -> initialSide = Side.NORTH;
                case "rank" ->
                    faults.add(line, word.column(), Kind.UNSUPPORTED, "pairing by the rank field (XXC rank)");
                default -> faults.add(line, word.column(), Kind.CODE_UNKNOWN, word.text());
            }
    }

    private void readByes(TrfLine line) {
        var round = faults.number(line, 7, 9, 1, MOST_ROUNDS);
        var kind = switch (line.at(5)) {
            case 'F', 'f' -> ByeKind.FULL_POINT;
            case 'H', 'h' -> ByeKind.HALF_POINT;
            case 'Z', 'z' -> ByeKind.ZERO_POINT;
            default -> null;
        };
        if (kind == null) faults.add(line, 5, Kind.CODE_UNKNOWN, line.at(5));
        if (kind == null || round.isEmpty()) return;
        for (var naming : players(line, 11, 5))
            byes.add(new ByeRecord(line, naming.column(), round.getAsInt(), naming.player(), kind));
    }

    private void readAbsent(TrfLine line) {
        for (var word : Words.of(line, 4)) {
            var player = faults.number(line, word.column(), word.text(), 1, MOST_PLAYERS);
            if (player.isPresent())
                byes.add(new ByeRecord(line, word.column(), 0, player.getAsInt(), ByeKind.ZERO_POINT));
        }
    }

    private void readAcceleration(TrfLine line) {
        var match = line.trimmed(5, 8);
        if (!match.isEmpty() && faults.points(line, 5, match).orElse(0) != 0)
            faults.add(line, 5, Kind.UNSUPPORTED, "acceleration by match points");
        var points = faults.points(line, 10, line.columns(10, 13));
        var first = faults.number(line, 15, 17, 1, MOST_ROUNDS).orElse(1);
        var last = faults.number(line, 19, 21, 1, MOST_ROUNDS).orElse(first);
        var from = faults.number(line, 23, 26, 1, MOST_PLAYERS).orElse(1);
        var to = faults.number(line, 28, 31, 1, MOST_PLAYERS).orElse(from);
        if (last < first) faults.add(line, 19, Kind.RANGE_DESCENDS, first, last);
        else if (to < from) faults.add(line, 28, Kind.RANGE_DESCENDS, from, to);
        else if (points.isPresent() && points.getAsInt() >= 0)
            accelerations.add(new Acceleration(first, last, from, to, points.getAsInt()));
    }

    private void readPlayersAcceleration(TrfLine line) {
        var player = faults.number(line, 5, 8, 1, MOST_PLAYERS);
        if (player.isEmpty()) return;
        namings.add(new Naming(line, 5, player.getAsInt()));
        var round = 1;
        for (var column = 10; column <= line.length(); column += 5, round++) {
            var text = line.trimmed(column, column + 3);
            var points = text.isEmpty() ? 0 : faults.points(line, column, text).orElse(0);
            if (points > 0)
                accelerations.add(new Acceleration(round, round, player.getAsInt(), player.getAsInt(), points));
        }
    }

    private void readForbidden(TrfLine line) {
        var first = faults.number(line, 5, 7, 1, MOST_ROUNDS).orElse(1);
        var last = faults.number(line, 9, 11, 1, MOST_ROUNDS).orElse(first);
        var players = players(line, 13, 5);
        if (last < first) faults.add(line, 9, Kind.RANGE_DESCENDS, first, last);
        else forbid(line, players, first, last);
    }

    private void readForbiddenPair(TrfLine line) {
        var players = new ArrayList<Naming>();
        for (var word : Words.of(line, 4))
            faults.number(line, word.column(), word.text(), 1, MOST_PLAYERS)
                    .ifPresent(player -> players.add(new Naming(line, word.column(), player)));
        namings.addAll(players);
        forbid(line, players, 1, Stay.OPEN);
    }

    private void forbid(TrfLine line, List<Naming> players, int first, int last) {
        var numbers = players.stream().map(Naming::player).distinct().toList();
        if (numbers.size() < 2) faults.add(line, line.length() + 1, Kind.RECORD_TOO_SHORT, line.tag());
        else forbidden.add(new ForbiddenGroup(numbers, first, last, ForbiddenGroup.Strictness.ABSOLUTE));
    }

    /** Players in fields of four columns, one every {@code step} columns; blank fields are skipped. */
    private List<Naming> players(TrfLine line, int from, int step) {
        var players = new ArrayList<Naming>();
        for (var column = from; column <= line.length(); column += step) {
            var place = column;
            if (!line.trimmed(column, column + 3).isEmpty())
                faults.number(line, column, column + 3, 1, MOST_PLAYERS)
                        .ifPresent(player -> players.add(new Naming(line, place, player)));
        }
        namings.addAll(players);
        return players;
    }

    List<Naming> namings() {
        return namings;
    }

    List<ByeRecord> byes() {
        return byes;
    }

    List<AbnormalPoints> abnormal() {
        return abnormal;
    }

    /** The encoded type of tournament (192), empty where missing. */
    String system() {
        return system;
    }

    boolean accelerated() {
        return !accelerations.isEmpty();
    }

    Plan plan() {
        return new Plan(rounds, initialSide, scoring.scoring(), accelerations, forbidden);
    }
}
