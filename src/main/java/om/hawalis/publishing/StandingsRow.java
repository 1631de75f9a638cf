package om.hawalis.publishing;

import java.util.List;
import java.util.Optional;
import om.hawalis.championship.EntryId;
import om.hawalis.platform.Name;

/**
 * An entrant's line in a table.
 *
 * @param rank the place; entrants nothing separates share the best of theirs
 * @param number the starting number
 * @param played boards of theirs that are official, forfeits included
 * @param values one for each tie-break of the table, in its order
 * @param lot the ticket drawn, where nothing but the lot gave the place
 */
public record StandingsRow(
        int rank,
        int number,
        EntryId entry,
        Name name,
        Optional<Name> club,
        Optional<Integer> rating,
        int played,
        int halfPoints,
        List<TieBreakCell> values,
        Optional<Long> lot) {
    public StandingsRow {
        values = List.copyOf(values);
        if (rank < 1 || number < 1) throw new IllegalArgumentException("places and numbers count from 1");
        if (played < 0 || halfPoints < 0) throw new IllegalArgumentException("nobody has less than nothing");
    }
}
