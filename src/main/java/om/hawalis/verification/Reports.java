package om.hawalis.verification;

import static om.hawalis.security.Roles.ARBITER;
import static om.hawalis.security.Roles.ORGANISER;
import static om.hawalis.security.Roles.SCORER;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Office;
import om.hawalis.championship.Offices;
import om.hawalis.championship.RoundId;
import om.hawalis.game.GameId;
import om.hawalis.game.GameSheet;
import om.hawalis.game.Games;
import om.hawalis.platform.Query;
import om.hawalis.security.Caller;
import om.hawalis.security.Hand;

/** Reads what was reported of games. */
@Query
public class Reports {
    private final ReportRepository reports;
    private final CallRepository calls;
    private final DisputeRepository disputes;
    private final Games games;
    private final Boards boards;
    private final Offices offices;
    private final Verifiers verifiers;
    private final Caller caller;

    @Inject
    public Reports(
            ReportRepository reports,
            CallRepository calls,
            DisputeRepository disputes,
            Games games,
            Boards boards,
            Offices offices,
            Verifiers verifiers,
            Caller caller) {
        this.reports = reports;
        this.calls = calls;
        this.disputes = disputes;
        this.games = games;
        this.boards = boards;
        this.offices = offices;
        this.verifiers = verifiers;
        this.caller = caller;
    }

    @PermitAll
    public Papers of(GameId game) {
        return Papers.of(reports.of(game));
    }

    /** Of each of these games. */
    @PermitAll
    public Map<GameId, Papers> of(List<GameId> some) {
        var found = reports.of(some);
        return some.stream()
                .distinct()
                .collect(Collectors.toMap(Function.identity(), game -> Papers.of(found.getOrDefault(game, List.of()))));
    }

    @PermitAll
    public ReportSheet sheet(ReportId id) {
        return reports.require(id).sheet();
    }

    /** Everything that was ever reported of a game and what became of it, oldest first. */
    @PermitAll
    public List<History> history(GameId game) {
        games.sheet(game);
        return reports.of(game).stream()
                .map(report -> new History(
                        report.sheet(),
                        reports.steps(report.id()).stream()
                                .map(ReportStep::sheet)
                                .toList()))
                .toList();
    }

    /** What an official sees of the games of a round: in board order, then order of play. */
    @RolesAllowed({ARBITER, ORGANISER, SCORER})
    public List<DeskLine> desk(RoundId round) {
        boards.ofRound(round).stream().findFirst().ifPresent(board -> requireOfficial(board.championship()));
        return lines(games.ofRound(round));
    }

    @RolesAllowed({ARBITER, ORGANISER, SCORER})
    public DeskLine desk(GameId id) {
        var game = games.sheet(id);
        requireOfficial(game.board().championship());
        return lines(List.of(game)).getFirst();
    }

    private List<DeskLine> lines(List<GameSheet> some) {
        var ids = some.stream().map(GameSheet::id).toList();
        var found = reports.of(ids);
        var open = calls.open(ids);
        var disputed = disputes.of(ids);
        var words = disputes.words(
                found.values().stream().flatMap(List::stream).map(Report::id).toList());
        return some.stream()
                .map(game -> line(
                        game,
                        found.getOrDefault(game.id(), List.of()),
                        Optional.ofNullable(open.get(game.id())),
                        disputed.getOrDefault(game.id(), List.of()),
                        words))
                .toList();
    }

    private void requireOfficial(ChampionshipId championship) {
        offices.requireOfficial(championship, Office.ARBITER, Office.ORGANISER, Office.SCORER);
    }

    private DeskLine line(
            GameSheet game,
            List<Report> all,
            Optional<CallSheet> call,
            List<DisputeSheet> disputed,
            List<WordSheet> words) {
        var own = all.stream().map(Report::id).toList();
        var docket = new Docket(game, Hand.of(caller.requireAccount()), all);
        Map<ReportId, String> hindrances = docket.waiting().stream()
                .flatMap(report -> hindrance(docket, report).map(key -> Map.entry(report.id(), key)).stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        return new DeskLine(
                game,
                Papers.of(all),
                lastReturn(all),
                hindrances,
                call,
                disputed,
                words.stream().filter(word -> own.contains(word.report())).toList());
    }

    private Optional<String> hindrance(Docket docket, Report report) {
        return verifiers.hindrance(docket, report, caller.requireAccount());
    }

    private Optional<String> lastReturn(List<Report> all) {
        if (all.isEmpty() || all.getLast().state() != ReportState.RETURNED) return Optional.empty();
        return reports.steps(all.getLast().id()).getLast().sheet().reason();
    }
}
