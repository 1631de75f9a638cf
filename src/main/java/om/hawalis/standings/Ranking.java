package om.hawalis.standings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The entrants by place in groups of those still tied, best first; each criterion splits the groups further (C.07,
 * article 4.2). Within a group they stand by starting number.
 */
final class Ranking {
    private List<List<Integer>> groups;

    Ranking(int entrants) {
        groups = entrants == 0
                ? List.of()
                : List.of(IntStream.range(0, entrants).boxed().toList());
    }

    List<List<Integer>> groups() {
        return groups;
    }

    /** Splits each group by the criterion, the best first. O(entrants log entrants). */
    void splitBy(Comparator<Integer> bestFirst) {
        var split = new ArrayList<List<Integer>>();
        for (var group : groups) {
            if (group.size() == 1) split.add(group);
            else split(group, bestFirst, split);
        }
        groups = split;
    }

    private static void split(List<Integer> group, Comparator<Integer> bestFirst, List<List<Integer>> into) {
        var sorted = group.stream().sorted(bestFirst).toList();
        var start = 0;
        for (var end = 1; end <= sorted.size(); end++)
            if (end == sorted.size() || bestFirst.compare(sorted.get(start), sorted.get(end)) != 0) {
                into.add(sorted.subList(start, end));
                start = end;
            }
    }
}
