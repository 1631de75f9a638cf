package om.hawalis.championship;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import om.hawalis.pairing.BracketBoards;
import om.hawalis.pairing.RoundRobin;

/**
 * What one stage will mean.
 *
 * @param entrants who play it
 * @param boards how many pairs play in each of its rounds; none where the field is too small
 */
public record StageForecast(Stage stage, int entrants, List<Integer> boards) {
    public StageForecast {
        boards = List.copyOf(boards);
    }

    static StageForecast of(Stage stage, int entrants) {
        return new StageForecast(stage, entrants, boards(stage.format(), entrants));
    }

    private static List<Integer> boards(Format format, int entrants) {
        var rounds = Systems.rounds(format, entrants);
        if (rounds == 0) return List.of();
        return switch (format) {
            case Format.RoundRobin all -> Collections.nCopies(rounds, entrants / 2);
            case Format.Swiss swiss -> Collections.nCopies(rounds, entrants / 2);
            case Format.Groups(var count, var cycles) -> inGroups(count, new RoundRobin(cycles.count()), entrants);
            case Format.Knockout once -> inBracket(once, entrants);
            case Format.DoubleElimination twice -> inBracket(twice, entrants);
        };
    }

    private static List<Integer> inBracket(Format format, int entrants) {
        return BracketBoards.inRounds(
                Systems.elimination(format, Encounter.ONE_GAME).bracket(entrants), entrants);
    }

    /** The snake deals alike: some groups have one more than the others. */
    private static List<Integer> inGroups(int count, RoundRobin system, int entrants) {
        var larger = entrants % count;
        var size = entrants / count;
        var boards = new ArrayList<Integer>();
        for (var round = 1;
                round <= Math.max(system.rounds(size), system.rounds(larger > 0 ? size + 1 : size));
                round++)
            boards.add((round <= system.rounds(size) ? (count - larger) * (size / 2) : 0)
                    + (round <= system.rounds(size + 1) ? larger * ((size + 1) / 2) : 0));
        return boards;
    }

    public int rounds() {
        return boards.size();
    }

    /** Pairs that meet in all its rounds. */
    public int meetings() {
        return boards.stream().mapToInt(Integer::intValue).sum();
    }
}
