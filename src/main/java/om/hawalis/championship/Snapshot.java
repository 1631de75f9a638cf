package om.hawalis.championship;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import om.hawalis.contest.Acceleration;
import om.hawalis.contest.Baku;
import om.hawalis.contest.Bye;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Proof;
import om.hawalis.contest.Scoring;
import om.hawalis.contest.Side;

/**
 * Writes a championship's facts, or a stage's, as the read-only contest that pairing and standings are made from.
 *
 * @param field who takes part; each one's number is the place in it
 * @param before how many rounds lie before the first one written
 */
record Snapshot(Dossier dossier, List<Entry> field, int before, Map<EntryId, Integer> numbers) {
    private static final int NOBODY = 0;

    /** All of it, under starting numbers. */
    static Snapshot whole(Dossier dossier) {
        return of(dossier, dossier.facts().entries(), 0);
    }

    static Snapshot of(Dossier dossier, List<Entry> field, int before) {
        var numbers = new HashMap<EntryId, Integer>();
        for (var entry : field) numbers.put(entry.id(), numbers.size() + 1);
        return new Snapshot(dossier, field, before, numbers);
    }

    /** @param rounds public ones, in order; @param planned how many there are to be, 0 where that is not known */
    Contest contest(Format format, int planned, List<Round> rounds) {
        var scoring = dossier.championship()
                .points()
                .scoring(format, dossier.championship().encounter());
        var entrants = field.stream().map(this::entrant).toList();
        var plan = new Plan(
                planned == 0 ? null : Math.max(planned, rounds.size()),
                null,
                scoring,
                accelerations(format, entrants, scoring),
                Apart.groups(dossier, numbers, before));
        return Contest.of(plan, entrants, rounds.stream().map(this::round).toList(), requests(rounds.size()))
                .orThrow();
    }

    private static List<Acceleration> accelerations(Format format, List<Entrant> entrants, Scoring scoring) {
        if (!(format instanceof Format.Swiss(var rounds, var start)) || start == Format.Swiss.Start.LEVEL)
            return List.of();
        var there = entrants.stream().filter(entrant -> entrant.takesPartIn(1)).toList();
        return Baku.accelerations(there, rounds, scoring);
    }

    private List<om.hawalis.contest.ByeRequest> requests(int paired) {
        return dossier.facts().requests().stream()
                .filter(request -> request.round() > before + paired)
                .filter(request -> numbers.containsKey(request.entry()))
                .map(request -> new om.hawalis.contest.ByeRequest(
                        request.round() - before, numbers.get(request.entry()), request.kind()))
                .toList();
    }

    private Entrant entrant(Entry entry) {
        var stays = Withdrawal.stays(entry.firstRound(), dossier.facts().withdrawals(entry.id()));
        return new Entrant(
                numbers.get(entry.id()),
                entry.name().in("en"),
                entry.rating().orElse(null),
                "",
                Withdrawal.staysAfter(before, stays));
    }

    private om.hawalis.contest.Round round(Round round) {
        return new om.hawalis.contest.Round(
                dossier.boards(round).stream().map(this::board).toList(),
                dossier.byes(round).stream()
                        .map(bye -> new Bye(number(bye.entrant()), bye.kind()))
                        .toList());
    }

    private int number(EntrantSheet entrant) {
        return numbers.getOrDefault(entrant.id(), NOBODY);
    }

    private om.hawalis.contest.Board board(Board board) {
        var south = number(dossier.at(board, Side.SOUTH));
        var north = number(dossier.at(board, Side.NORTH));
        var games = IntStream.rangeClosed(1, board.games())
                .mapToObj(number ->
                        number % 2 == 1 ? game(board, number, south, north) : game(board, number, north, south))
                .toList();
        return new om.hawalis.contest.Board(south, north, games);
    }

    /** Only an official result counts; without one the game is open, or put off. */
    private Game game(Board board, int number, int south, int north) {
        var official = dossier.results(board.id()).stream()
                .filter(result -> result.gameNumber() == number)
                .findFirst();
        var waiting = dossier.delay(board.id()).isPresent() ? GameResult.POSTPONED : GameResult.OPEN;
        var result = official.map(OfficialResult::result).orElse(waiting);
        Proof proof = official.flatMap(OfficialResult::proof).orElse(null);
        return new Game(south, north, result, proof);
    }
}
