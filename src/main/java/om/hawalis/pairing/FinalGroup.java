package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import om.hawalis.contest.Bye;
import om.hawalis.contest.ByeKind;
import om.hawalis.contest.Contest;
import om.hawalis.contest.Round;
import om.hawalis.pairing.Pairing.Impossible;
import om.hawalis.pairing.Pairing.Paired;

/**
 * A round robin of the qualifiers of several groups into which the results between members of one group are carried
 * over, so that only qualifiers of different groups meet. (Where nothing is carried over, it is a {@link RoundRobin}.)
 *
 * <p>The groups meet by the Berger tables; two groups that meet play each of the one against each of the other, in as
 * many rounds as a group has qualifiers, taking turns to be South. With an odd number of groups one is free meanwhile.
 *
 * @param qualified the qualifiers of each group, as many of each
 */
public record FinalGroup(List<List<Integer>> qualified) {
    public FinalGroup {
        qualified = qualified.stream().map(List::copyOf).toList();
        if (qualified.size() < 2) throw new IllegalArgumentException("a final group unites two groups at least");
        if (qualified.stream().map(List::size).distinct().count() > 1
                || qualified.getFirst().isEmpty())
            throw new IllegalArgumentException("as many qualifiers of each group");
    }

    /** Rounds to be played, those carried over apart. */
    public int rounds() {
        return meetingsOfGroups().rounds() * ofEach();
    }

    private Berger meetingsOfGroups() {
        return new Berger(qualified.size(), 1);
    }

    private int ofEach() {
        return qualified.getFirst().size();
    }

    /** The rounds of the groups with the qualifiers' boards alone, to stand before those of the final group. */
    public List<Round> carriedOver(Contest groups) {
        var members = qualified.stream().flatMap(List::stream).toList();
        return groups.rounds().stream()
                .map(round -> Groups.among(round, members))
                .map(round -> new Round(round.boards(), List.of()))
                .toList();
    }

    /**
     * The next round. The contest has the qualifiers as entrants, under the numbers they had in the groups.
     *
     * @param carried how many of its rounds are carried over
     */
    public Pairing pair(Contest contest, int carried) {
        var round = contest.rounds().size() - carried + 1;
        if (round > rounds()) return new Impossible(new Cause.AllRoundsPaired(rounds()));
        var sheet = new Sheet(contest);
        var turn = (round - 1) % ofEach();
        for (var meeting : meetingsOfGroups().round((round - 1) / ofEach() + 1))
            if (Math.max(meeting.south(), meeting.north()) > qualified.size())
                qualified.get(Math.min(meeting.south(), meeting.north()) - 1).forEach(sheet::free);
            else
                for (var i = 0; i < ofEach(); i++)
                    sheet.meet(
                            qualified.get(meeting.south() - 1).get(i),
                            qualified.get(meeting.north() - 1).get((i + turn) % ofEach()),
                            turn % 2 == 0);
        return sheet.paired();
    }

    /** The round as it is written down. */
    private static final class Sheet {
        private final Contest contest;
        private final int round;
        private final List<Pair> boards = new ArrayList<>();
        private final List<Bye> byes = new ArrayList<>();
        private final List<Reason> reasons = new ArrayList<>();

        Sheet(Contest contest) {
            this.contest = contest;
            this.round = contest.rounds().size() + 1;
        }

        void meet(int one, int other, boolean oneIsSouth) {
            if (takesPart(one) && takesPart(other))
                boards.add(oneIsSouth ? new Pair(one, other) : new Pair(other, one));
            else if (takesPart(one)) alone(one, other);
            else if (takesPart(other)) alone(other, one);
        }

        private void alone(int present, int absent) {
            reasons.add(new Reason.OpponentNotThere(present, absent));
            byes.add(new Bye(present, ByeKind.FULL_POINT));
        }

        void free(int entrant) {
            if (takesPart(entrant)) byes.add(new Bye(entrant, ByeKind.PAIRING_ALLOCATED));
        }

        private boolean takesPart(int number) {
            return contest.entrant(number).takesPartIn(round);
        }

        Paired paired() {
            return new Paired(boards, byes, reasons);
        }
    }
}
