package om.hawalis.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Set;
import om.hawalis.contest.Baku;
import om.hawalis.contest.BoardOrder;
import om.hawalis.contest.ByeRequest;
import om.hawalis.contest.Contest;
import om.hawalis.contest.ContestCheck;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.contest.Stay;
import om.hawalis.trf.TrfFault.Kind;

/**
 * Reads report files, and finds all that is wrong in one at once. Unknown records are kept and ignored. O(size of the
 * file).
 */
public final class TrfReader {
    /** Records that name teams, not players, in a team event. */
    private static final Set<String> NUMBERS_TEAMS = Set.of("240", "250", "260", "299");

    private final TrfText text;
    private final Faults faults = new Faults();
    private final List<PlayerRecord> players = new ArrayList<>();
    private final PlanRecords records = new PlanRecords(faults);

    private TrfReader(TrfText text) {
        this.text = text;
    }

    /** Reads a file in UTF-8 or, where the bytes are not UTF-8, in Latin-1. */
    public static TrfReading read(byte[] bytes) {
        return new TrfReader(TrfText.decode(bytes)).read();
    }

    public static TrfReading read(String text) {
        return new TrfReader(TrfText.of(text)).read();
    }

    private TrfReading read() {
        var parser = new PlayerParser(faults);
        var teams = text.lines().stream().anyMatch(TrfReader::tellsOfTeam);
        for (var line : text.lines())
            if (line.tag().equals("001")) parser.parse(line).ifPresent(players::add);
            else if (!(teams && NUMBERS_TEAMS.contains(line.tag()))) records.read(line);
        if (text.lines().stream().noneMatch(line -> line.tag().equals("001")))
            faults.add(TrfLine.of(Math.max(1, text.lines().size()), "", ""), 1, Kind.NO_PLAYERS);
        players.sort(Comparator.comparingInt(PlayerRecord::number));
        names();
        return faults.none() ? assemble() : refused();
    }

    private static boolean tellsOfTeam(TrfLine line) {
        return line.tag().equals("310") || line.tag().equals("013");
    }

    private TrfReading refused() {
        if (!players.isEmpty() && distinct()) rounds(records.plan());
        return new TrfReading.Refused(faults.sorted());
    }

    private boolean distinct() {
        return players.stream().map(PlayerRecord::number).distinct().count() == players.size();
    }

    private void names() {
        var lines = new HashMap<Integer, TrfLine>();
        for (var player : players) {
            var first = lines.putIfAbsent(player.number(), player.line());
            if (first != null) faults.add(player.line(), 5, Kind.PLAYER_TWICE, player.number(), first.number());
        }
        for (var naming : records.namings())
            if (!lines.containsKey(naming.player()))
                faults.add(naming.line(), naming.column(), Kind.PLAYER_UNKNOWN, naming.player());
    }

    private record Rounds(List<Round> paired, List<ByeRequest> requests) {}

    private Rounds rounds(Plan plan) {
        var assembled = new RoundRecords(faults, players, records);
        var planned = plan.rounds();
        if (planned != null && assembled.paired() > planned) tooManyRounds(assembled.paired(), planned);
        return new Rounds(assembled.rounds(plan.scoring()), assembled.requests());
    }

    private void tooManyRounds(int paired, int planned) {
        for (var player : players)
            if (player.cell(paired).paired()) {
                faults.add(player.line(), RoundCell.columnOf(paired), Kind.ROUNDS_EXCEEDED, paired, planned);
                return;
            }
    }

    private TrfReading assemble() {
        var plan = accelerated(records.plan());
        var rounds = rounds(plan);
        if (!faults.none()) return new TrfReading.Refused(faults.sorted());
        return switch (Contest.of(plan, entrants(), rounds.paired(), rounds.requests())) {
            case ContestCheck.Consistent(var contest) -> checked(inBoardOrder(contest));
            case ContestCheck.Contradictory(var contradictions) ->
                throw new IllegalStateException("unnoticed: " + contradictions);
        };
    }

    /** Baku acceleration where the type of tournament names it and no record tells the virtual points. */
    private Plan accelerated(Plan plan) {
        var rounds = plan.rounds();
        return rounds != null && records.system().endsWith("_BAKU") && !records.accelerated()
                ? plan.withAccelerations(Baku.accelerations(entrants(), rounds, plan.scoring()))
                : plan;
    }

    private static Contest inBoardOrder(Contest contest) {
        var rounds = new ArrayList<Round>();
        for (var round : contest.rounds()) {
            var order = new BoardOrder(contest, rounds.size()).boards();
            rounds.add(new Round(round.boards().stream().sorted(order).toList(), round.byes(), round.adjustments()));
        }
        return Contest.of(contest.plan(), contest.entrants(), rounds, contest.requests())
                .orThrow();
    }

    private List<Entrant> entrants() {
        return players.stream()
                .map(player -> new Entrant(
                        player.number(), player.name(), player.rating(), player.title(), List.of(Stay.WHOLE)))
                .toList();
    }

    private TrfReading checked(Contest contest) {
        for (var player : players) {
            var claimed = player.halfPoints();
            if (claimed != null && !PointsClaim.holds(contest, player.number(), claimed))
                faults.add(
                        player.line(),
                        81,
                        Kind.POINTS_DISAGREE,
                        player.number(),
                        Points.text(claimed),
                        Points.text(contest.score(player.number())));
        }
        return faults.none()
                ? new TrfReading.Read(new TrfFile(text, contest, records.system()))
                : new TrfReading.Refused(faults.sorted());
    }
}
