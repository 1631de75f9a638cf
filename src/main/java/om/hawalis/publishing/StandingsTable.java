package om.hawalis.publishing;

import java.util.List;
import om.hawalis.championship.ChampionshipId;
import om.hawalis.championship.Points;
import om.hawalis.championship.RuleSetSheet;
import om.hawalis.platform.Name;
import om.hawalis.platform.Slug;

/**
 * Standings with everything needed to understand them, under the names of their day.
 *
 * @param round the last round counted; 0 before the first
 * @param open boards up to that round without an official result
 * @param tieBreaks codes in order of precedence; then lot
 * @param lotSeed from which the lot is drawn
 * @param rows best first
 */
public record StandingsTable(
        ChampionshipId championship,
        Slug slug,
        Name name,
        int round,
        List<OpenBoard> open,
        RuleSetSheet ruleSet,
        Points points,
        List<String> tieBreaks,
        long lotSeed,
        List<StandingsRow> rows) {
    public StandingsTable {
        open = List.copyOf(open);
        tieBreaks = List.copyOf(tieBreaks);
        rows = List.copyOf(rows);
        for (var row : rows)
            if (row.values().size() != tieBreaks.size())
                throw new IllegalArgumentException("one value for each tie-break");
    }

    /** Whether every board counted has its official result. */
    public boolean isSettled() {
        return open.isEmpty();
    }
}
