package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import om.hawalis.contest.Board;
import om.hawalis.contest.Bye;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Entrant;
import om.hawalis.contest.Plan;
import om.hawalis.contest.Round;
import om.hawalis.pairing.Pairing.Impossible;
import om.hawalis.pairing.Pairing.Paired;

/**
 * Groups that each play a round robin of their own, at the same time: the first stage before finals.
 *
 * @param groups starting numbers, each group ascending
 */
public record Groups(List<List<Integer>> groups, RoundRobin system) {
    public Groups {
        groups = groups.stream().map(List::copyOf).toList();
        if (groups.stream().anyMatch(group -> group.size() < 2))
            throw new IllegalArgumentException("a group needs two entrants");
        var all = groups.stream().flatMap(List::stream).toList();
        if (new HashSet<>(all).size() < all.size()) throw new IllegalArgumentException("somebody stands in two groups");
    }

    /**
     * Deals the entrants by starting number along the snake: 1 2 3, 6 5 4, 7 8 9, so that the groups are about equally
     * strong and differ by one entrant at the most.
     */
    public static Groups snake(Contest contest, int count, RoundRobin system) {
        if (count < 1) throw new IllegalArgumentException("at least one group");
        var groups = new ArrayList<List<Integer>>();
        for (var i = 0; i < count; i++) groups.add(new ArrayList<>());
        for (var i = 0; i < contest.entrants().size(); i++) {
            var along = i % (2 * count);
            groups.get(along < count ? along : 2 * count - 1 - along)
                    .add(contest.entrants().get(i).number());
        }
        return new Groups(groups, system);
    }

    /** Rounds until the largest group is through. */
    public int rounds() {
        return groups.stream()
                .mapToInt(group -> system.rounds(group.size()))
                .max()
                .orElse(0);
    }

    /** The next round of every group that still plays, group by group. */
    public Pairing pair(Contest contest) {
        var round = contest.rounds().size() + 1;
        if (round > rounds()) return new Impossible(new Cause.AllRoundsPaired(rounds()));
        var boards = new ArrayList<Pair>();
        var byes = new ArrayList<Bye>();
        var reasons = new ArrayList<Reason>();
        for (var group = 0; group < groups.size(); group++)
            if (system.pair(contestOf(group, contest), round) instanceof Paired paired) {
                boards.addAll(paired.boards());
                byes.addAll(paired.byes());
                reasons.addAll(paired.reasons());
            }
        return new Paired(boards, byes, reasons);
    }

    /** One group as a contest of its own, for its standings. @param group from 0 */
    public Contest contestOf(int group, Contest whole) {
        var members = groups.get(group);
        var planned = system.rounds(members.size());
        var rounds = whole.rounds().stream()
                .limit(planned)
                .map(round -> among(round, members))
                .toList();
        List<Entrant> entrants = members.stream().sorted().map(whole::entrant).toList();
        var plan = new Plan(planned, whole.plan().initialSide(), whole.scoring());
        return Contest.of(plan, entrants, rounds, List.of()).orThrow();
    }

    static Round among(Round round, List<Integer> members) {
        return new Round(
                round.boards().stream().filter(board -> within(board, members)).toList(),
                round.byes().stream()
                        .filter(bye -> members.contains(bye.entrant()))
                        .toList(),
                round.adjustments().stream()
                        .filter(adjustment -> members.contains(adjustment.entrant()))
                        .toList());
    }

    private static boolean within(Board board, List<Integer> members) {
        return members.contains(board.south()) && members.contains(board.north());
    }
}
