package om.hawalis.championship;

import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.contest.Bye;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Game;
import om.hawalis.contest.GameResult;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Proof;
import om.hawalis.contest.Side;

/** Writes a championship's facts as the read-only contest that pairing and standings are made from. */
record Snapshot(Dossier dossier, Facts facts) {

    /** @param rounds public ones, from the first on */
    Contest contest(List<Round> rounds) {
        var championship = dossier.championship();
        var planned = dossier.size().plannedRounds();
        var plan = new Plan(
                planned == 0 ? null : planned, null, championship.points().scoring());
        var entrants = facts.entries().stream().map(this::entrant).toList();
        return Contest.of(plan, entrants, rounds.stream().map(this::round).toList(), List.of())
                .orThrow();
    }

    private Entrant entrant(Entry entry) {
        var stays = Withdrawal.stays(facts.withdrawals(entry.id()));
        return new Entrant(entry.number(), entry.name().in("en"), entry.rating().orElse(null), "", stays);
    }

    private om.hawalis.contest.Round round(Round round) {
        return new om.hawalis.contest.Round(
                dossier.boards(round).stream().map(this::board).toList(),
                dossier.byes(round).stream()
                        .map(bye -> new Bye(bye.entrant().number(), bye.kind()))
                        .toList());
    }

    private om.hawalis.contest.Board board(Board board) {
        var south = dossier.at(board, Side.SOUTH).number();
        var north = dossier.at(board, Side.NORTH).number();
        var games = IntStream.rangeClosed(1, board.games())
                .mapToObj(number ->
                        number % 2 == 1 ? game(board, number, south, north) : game(board, number, north, south))
                .toList();
        return new om.hawalis.contest.Board(south, north, games);
    }

    /** Only an official result counts; without one the game is open. */
    private Game game(Board board, int number, int south, int north) {
        var official = dossier.results(board.id()).stream()
                .filter(result -> result.gameNumber() == number)
                .findFirst();
        var result = official.map(OfficialResult::result).orElse(GameResult.OPEN);
        Proof proof = official.flatMap(OfficialResult::proof).orElse(null);
        return new Game(south, north, result, proof);
    }
}
