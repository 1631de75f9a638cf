package om.hawalis.standings;

import java.util.List;
import om.hawalis.contest.Entrant;
import org.jspecify.annotations.Nullable;

/**
 * One entrant in the standings.
 *
 * @param rank the place; entrants nothing separates share the best of theirs
 * @param values one for each tie-break, in their order
 * @param ticket the lot drawn, where nothing but the lot gave the place; otherwise null
 */
public record Row(
        int rank,
        Entrant entrant,
        Fraction points,
        List<Worked> values,
        @Nullable Long ticket) {
    public Row {
        values = List.copyOf(values);
    }
}
