package om.hawalis.publishing;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.ChampionshipSheet;
import om.hawalis.championship.Championships;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.championship.RoundSheet;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Outcome;
import om.hawalis.standings.EventForm;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Lot;
import om.hawalis.standings.Row;
import om.hawalis.standings.Standings;
import om.hawalis.standings.TieBreak;

/** Makes tables, each computed whole from the verified results up to a round. */
@Dependent
class StandingsTables {
    private final Championships championships;
    private final Boards boards;

    @Inject
    StandingsTables(Championships championships, Boards boards) {
        this.championships = championships;
        this.boards = boards;
    }

    /** After the last public round. */
    StandingsTable now(ChampionshipId id) {
        var rounds = publicRounds(id);
        return table(id, rounds, rounds.size());
    }

    /** @param round a public one; the rounds after it count for nothing */
    StandingsTable after(ChampionshipId id, int round) {
        return table(id, publicRounds(id), round);
    }

    private List<RoundSheet> publicRounds(ChampionshipId id) {
        return boards.rounds(id).stream()
                .filter(round -> round.state().isPublic())
                .toList();
    }

    private StandingsTable table(ChampionshipId id, List<RoundSheet> rounds, int round) {
        var championship = championships.sheet(id);
        var contest = championships.contest(id, round);
        var standings = standings(championship, contest);
        var entrants = championships.entrants(id).stream()
                .collect(Collectors.toMap(EntrantSheet::number, Function.identity()));
        return new StandingsTable(
                id,
                championship.slug(),
                championship.name(),
                round,
                open(rounds, round),
                championship.ruleSet(),
                championship.points(),
                championship.tieBreaks(),
                championship.lotSeed(),
                standings.rows().stream().map(row -> row(row, contest, entrants)).toList());
    }

    static Standings standings(ChampionshipSheet championship, Contest contest) {
        var order = championship.tieBreaks().stream().map(StandingsTables::tieBreak).toList();
        return Standings.of(contest, EventForm.ROUND_ROBIN, order, new Lot.Drawn(championship.lotSeed()));
    }

    private static TieBreak tieBreak(String code) {
        return switch (TieBreak.parse(code)) {
            case TieBreak.Parsed.Read(var tieBreak) -> tieBreak;
            case TieBreak.Parsed.Unknown(var whole, var part) -> throw new IllegalStateException("no tie-break: " + whole);
        };
    }

    private static List<OpenBoard> open(List<RoundSheet> rounds, int round) {
        return rounds.stream()
                .filter(counted -> counted.number() <= round)
                .flatMap(counted -> counted.unsettled().stream())
                .map(OpenBoard::of)
                .toList();
    }

    private static StandingsRow row(Row row, Contest contest, Map<Integer, EntrantSheet> entrants) {
        var number = row.entrant().number();
        var entrant = entrants.get(number);
        return new StandingsRow(
                row.rank(),
                number,
                entrant.id(),
                entrant.name(),
                entrant.club(),
                entrant.rating(),
                played(contest, number),
                halves(row.points()),
                row.values().stream().map(TieBreakCell::of).toList(),
                Optional.ofNullable(row.ticket()));
    }

    private static int played(Contest contest, int number) {
        return Math.toIntExact(contest.outcomes(number).stream()
                .filter(Outcome.Played.class::isInstance)
                .count());
    }

    private static int halves(Fraction points) {
        return Math.toIntExact(points.times(Fraction.of(2)).numerator());
    }
}
