package om.hawalis.standings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import om.hawalis.contest.Contest;

/**
 * The standings of a contest, always computed whole from its results (C.07 of March 2026, article 4.2): by points, then
 * by one tie-break after the other within each group still tied, then by lot or with shared places.
 *
 * @param rows best first; within a shared place by starting number
 * @param annulled who left a round robin before half of their games: last, their games count for nobody
 */
public record Standings(EventForm form, List<TieBreak> tieBreaks, Lot lot, List<Row> rows, List<Integer> annulled) {
    public Standings {
        annulled = List.copyOf(annulled);
        tieBreaks = List.copyOf(tieBreaks);
        rows = List.copyOf(rows);
    }

    /**
     * Works the standings out after the rounds the contest has. Deterministic: the same contest, order and lot give the
     * same table everywhere. O(entrants × rounds × tie-breaks), but for direct encounter, which looks at each tied
     * group as often as it splits.
     *
     * @param tieBreaks in order of precedence; may be empty
     */
    public static Standings of(Contest contest, EventForm form, List<TieBreak> tieBreaks, Lot lot) {
        var annulled = switch (form) {
            case SWISS -> List.<Integer>of();
            case ROUND_ROBIN -> Annulment.in(contest);
        };
        var counted = annulled.isEmpty() ? contest : Annulment.without(contest, annulled);
        var table = new Table(new Tally(counted, form), lot, annulled);
        return new Standings(form, tieBreaks, lot, table.rows(tieBreaks), annulled);
    }

    /** The row of a starting number. O(rows). */
    public Row row(int number) {
        return rows.stream()
                .filter(row -> row.entrant().number() == number)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no entrant has the number " + number));
    }

    /** The table in the making. */
    private static final class Table {
        private final Tally tally;
        private final Lot lot;
        private final List<Integer> annulled;
        private final Ranking ranking;
        private final List<List<Worked>> columns = new ArrayList<>();
        private final TreeMap<Integer, Long> tickets = new TreeMap<>();

        Table(Tally tally, Lot lot, List<Integer> annulled) {
            this.tally = tally;
            this.lot = lot;
            this.annulled = annulled;
            this.ranking = new Ranking(tally.entrants);
        }

        List<Row> rows(List<TieBreak> tieBreaks) {
            ranking.splitBy(Comparator.comparing(entrant -> annulled.contains(tally.number(entrant))));
            ranking.splitBy(Comparator.comparing(tally::score, Comparator.reverseOrder()));
            tieBreaks.forEach(this::apply);
            drawLots();
            var rows = new ArrayList<Row>(tally.entrants);
            for (var group : ranking.groups()) {
                var rank = rows.size() + 1;
                for (var entrant : group) rows.add(row(rank, entrant));
            }
            return rows;
        }

        private void apply(TieBreak tieBreak) {
            var column = new ArrayList<>(new Computation(tally).of(tieBreak));
            if (tieBreak.criterion() == Criterion.DE)
                for (var group : ranking.groups())
                    if (group.size() > 1)
                        new DirectEncounter(tally, tieBreak).among(group).forEach(column::set);
            columns.add(column);
            ranking.splitBy(Comparator.comparing(column::get, bestFirst(tieBreak)));
        }

        private static Comparator<Worked> bestFirst(TieBreak tieBreak) {
            Comparator<Fraction> values = Comparator.naturalOrder();
            var best = tieBreak.criterion().higherIsBetter() ? values.reversed() : values;
            return (one, other) -> switch (one) {
                case Worked.Value value ->
                    other instanceof Worked.Value against ? best.compare(value.value(), against.value()) : -1;
                case Worked.None none -> other instanceof Worked.Value ? 1 : 0;
            };
        }

        private void drawLots() {
            switch (lot) {
                case Lot.SharedPlaces shared -> {}
                case Lot.Drawn drawn -> {
                    for (var group : ranking.groups())
                        if (group.size() > 1)
                            for (var entrant : group) tickets.put(entrant, drawn.ticket(tally.number(entrant)));
                    ranking.splitBy(Comparator.comparing(tickets::get, Comparator.reverseOrder()));
                }
            }
        }

        private Row row(int rank, int entrant) {
            var values = columns.stream().map(column -> column.get(entrant)).toList();
            var points = Fraction.ofHalves(tally.score(entrant));
            return new Row(rank, tally.contest.entrants().get(entrant), points, values, tickets.get(entrant));
        }
    }
}
