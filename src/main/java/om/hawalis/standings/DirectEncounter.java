package om.hawalis.standings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import om.hawalis.standings.EncounterTable.Encounter;
import om.hawalis.standings.EncounterTable.Finding;

/**
 * Direct encounter among entrants who are tied (C.07, article 6).
 *
 * <p>If all have met, they rank by their points against each other, and those still equal are looked at again among
 * themselves. If not, whoever is alone on top whatever the missing encounters would bring is first, and the rest are
 * looked at again; otherwise it does not apply. An entrant's value is the number of those tied that it leaves behind.
 */
final class DirectEncounter {
    /** One entrant's line in the table of a group. */
    private record Line(int entrant, List<Encounter> met, Fraction least, Fraction most) {}

    private final Tally tally;
    private final TieBreak tieBreak;
    private final Encounters encounters;
    private final Map<Integer, List<EncounterTable>> tables = new HashMap<>();
    private final Map<Integer, Integer> values = new HashMap<>();
    /** The table each entrant was put into last, so that a group is known by its table's number. */
    private final int[] tableOf;

    private int table;

    DirectEncounter(Tally tally, TieBreak tieBreak) {
        this.tally = tally;
        this.tieBreak = tieBreak;
        this.encounters = new Encounters(tally, tieBreak.forfeits());
        this.tableOf = new int[tally.entrants];
    }

    /** The values of a group of two or more, by entrant. O(tied × rounds) a table. */
    Map<Integer, Worked> among(List<Integer> tied) {
        rank(tied.stream().sorted().toList(), 0);
        var worked = new HashMap<Integer, Worked>();
        for (var entrant : tied) {
            var working = new Working.DirectEncounter(tables.get(entrant));
            worked.put(entrant, new Worked.Value(tieBreak, Fraction.of(values.get(entrant)), working));
        }
        return worked;
    }

    private void rank(List<Integer> group, int behind) {
        group.forEach(entrant -> values.put(entrant, behind));
        if (group.size() < 2) return;
        table++;
        group.forEach(entrant -> tableOf[entrant] = table);
        var lines = group.stream().map(entrant -> line(entrant, group.size())).toList();
        if (lines.stream().allMatch(line -> line.least().equals(line.most()))) rankAllMet(lines, behind);
        else rankTop(lines, behind);
    }

    private Line line(int entrant, int tied) {
        var current = table;
        var met = encounters.of(entrant, other -> tableOf[other] == current);
        var least = Encounters.least(met);
        return new Line(entrant, met, least, encounters.most(least, tied - 1 - met.size()));
    }

    private void rankAllMet(List<Line> lines, int behind) {
        var byPoints = new TreeMap<Fraction, List<Integer>>();
        for (var line : lines)
            byPoints.computeIfAbsent(line.least(), points -> new ArrayList<>()).add(line.entrant());
        note(lines, byPoints.size() == 1 ? Finding.ALL_EQUAL : Finding.RANKED);
        if (byPoints.size() == 1) return;
        var below = behind;
        for (var equal : byPoints.values()) {
            rank(equal, below);
            below += equal.size();
        }
    }

    private void rankTop(List<Line> lines, int behind) {
        var top = lines.stream().max(Comparator.comparing(Line::least)).orElseThrow();
        var rest = lines.stream().filter(line -> line != top).toList();
        var alone = rest.stream().allMatch(line -> line.most().compareTo(top.least()) < 0);
        note(lines, alone ? Finding.ONE_ON_TOP : Finding.NOT_ALL_MET);
        if (!alone) return;
        rank(rest.stream().map(Line::entrant).toList(), behind);
        values.put(top.entrant(), behind + rest.size());
    }

    private void note(List<Line> lines, Finding finding) {
        var numbers = List.copyOf(
                lines.stream().map(line -> tally.number(line.entrant())).toList());
        for (var line : lines)
            tables.computeIfAbsent(line.entrant(), unseen -> new ArrayList<>())
                    .add(new EncounterTable(numbers, line.met(), line.least(), line.most(), finding));
    }
}
