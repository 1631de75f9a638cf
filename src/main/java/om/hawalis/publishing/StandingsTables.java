package om.hawalis.publishing;

import jakarta.enterprise.context.Dependent;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import om.hawalis.championship.Boards;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Championships;
import om.hawalis.championship.Scoreboard;
import om.hawalis.championship.StandingsSheet;
import om.hawalis.standings.Fraction;
import om.hawalis.standings.Row;
import om.hawalis.standings.TieBreak;

/** Makes tables, each computed whole from the verified results up to a round. */
@Dependent
class StandingsTables {
    private final Championships championships;
    private final Scoreboard scoreboard;
    private final Boards boards;

    @Inject
    StandingsTables(Championships championships, Scoreboard scoreboard, Boards boards) {
        this.championships = championships;
        this.scoreboard = scoreboard;
        this.boards = boards;
    }

    /** After the last public round. */
    StandingsTable now(ChampionshipId id) {
        return table(scoreboard.standings(id));
    }

    /** @param round a public one, or 0; the rounds after it count for nothing */
    StandingsTable after(ChampionshipId id, int round) {
        return table(scoreboard.standings(id, round));
    }

    private StandingsTable table(StandingsSheet standings) {
        var championship = championships.sheet(standings.championship());
        return new StandingsTable(
                championship.id(),
                championship.slug(),
                championship.name(),
                standings.afterRound(),
                open(championship.id(), standings.afterRound()),
                championship.ruleSet(),
                championship.points(),
                standings.standings().tieBreaks().stream().map(TieBreak::code).toList(),
                championship.lotSeed(),
                standings.standings().rows().stream()
                        .map(row -> row(row, standings))
                        .toList());
    }

    private List<OpenBoard> open(ChampionshipId id, int round) {
        return boards.rounds(id).stream()
                .filter(counted -> counted.number() <= round && counted.state().isPublic())
                .flatMap(counted -> counted.unsettled().stream())
                .map(OpenBoard::of)
                .toList();
    }

    private static StandingsRow row(Row row, StandingsSheet standings) {
        var number = row.entrant().number();
        var entrant = standings.entrant(number);
        return new StandingsRow(
                row.rank(),
                number,
                entrant.id(),
                entrant.name(),
                entrant.club(),
                entrant.rating(),
                standings.played(number),
                halves(row.points()),
                row.values().stream().map(TieBreakCell::of).toList(),
                Optional.ofNullable(row.ticket()));
    }

    private static int halves(Fraction points) {
        return Math.toIntExact(points.times(Fraction.of(2)).numerator());
    }
}
