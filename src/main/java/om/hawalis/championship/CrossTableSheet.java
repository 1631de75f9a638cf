package om.hawalis.championship;

import java.util.List;
import om.hawalis.standings.CrossTable;

/**
 * Who took what from whom.
 *
 * @param table in order of the standings
 * @param entrants by starting number
 */
public record CrossTableSheet(ChampionshipId championship, CrossTable table, List<EntrantSheet> entrants) {
    public CrossTableSheet {
        entrants = List.copyOf(entrants);
    }

    public EntrantSheet entrant(int number) {
        return entrants.get(number - 1);
    }
}
