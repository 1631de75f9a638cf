package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Side;

/** C10 to C13 of a candidate, counted player by player from the sides the players would really get. */
final class LiteralSides {
    private final Meetings meetings;
    private int unbalanced;
    private int thrice;
    private int denied;
    private int deniedStrongly;

    LiteralSides(Meetings meetings, List<List<Integer>> pairs) {
        this.meetings = meetings;
        for (var pair : pairs) judge(Math.min(pair.get(0), pair.get(1)), Math.max(pair.get(0), pair.get(1)));
    }

    private void judge(int higher, int lower) {
        var one = meetings.contender(higher);
        var other = meetings.contender(lower);
        var side = new SideChoice(Side.SOUTH).decide(one, other).higher();
        judge(one, side, one.topscorer() || other.topscorer());
        judge(other, side.opposite(), one.topscorer() || other.topscorer());
    }

    private void judge(Contender contender, Side side, boolean withTopscorer) {
        var sides = new ArrayList<>(contender.sides());
        sides.add(side);
        var lead = sides.stream().mapToInt(each -> each == side ? 1 : -1).sum();
        if (withTopscorer && lead > 2) unbalanced++;
        var last = sides.subList(Math.max(0, sides.size() - 3), sides.size());
        if (withTopscorer && last.size() == 3 && last.stream().allMatch(side::equals)) thrice++;
        var preference = contender.preference();
        if (preference.side() != null && preference.side() != side) {
            denied++;
            if (preference.strength() == Strength.STRONG) deniedStrongly++;
        }
    }

    List<List<Integer>> faults() {
        return List.of(List.of(unbalanced), List.of(thrice), List.of(denied), List.of(deniedStrongly));
    }
}
