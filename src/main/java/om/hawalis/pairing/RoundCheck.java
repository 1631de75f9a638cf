package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import om.hawalis.contest.Bye;
import om.hawalis.contest.Contest;
import org.jspecify.annotations.Nullable;

/** Pairs every round of a contest again from what was known before it, and says where the contest differs. */
public final class RoundCheck {
    private RoundCheck() {}

    /**
     * A round that was paired otherwise.
     *
     * @param round from 1
     * @param found the pairs of the contest that the rules do not give, 0 for the side of nobody
     * @param expected the pairs that the rules give instead; empty where they give no round
     * @param cause why no round could be paired, or null
     */
    public record Difference(
            int round,
            List<Seats> found,
            List<Seats> expected,
            @Nullable Cause cause) {
        public Difference {
            found = List.copyOf(found);
            expected = List.copyOf(expected);
        }
    }

    /** South and North of a board by starting number; North is 0 for a pairing-allocated bye. */
    public record Seats(int south, int north) {
        @Override
        public String toString() {
            return south + " " + north;
        }
    }

    /** The seats of a paired round in board order, the allocated bye last. */
    public static List<Seats> seats(Pairing.Paired paired) {
        return seats(paired.boards().stream().map(pair -> new Seats(pair.south(), pair.north())), paired.byes());
    }

    private static List<Seats> seats(Stream<Seats> boards, List<Bye> byes) {
        var resting = byes.stream().filter(bye -> !bye.kind().requestable()).map(bye -> new Seats(bye.entrant(), 0));
        return Stream.concat(boards, resting).toList();
    }

    /** Every round that differs; the initial side is the planned one, or what the first round shows. */
    public static List<Difference> differences(Contest contest, SwissOptions options) {
        var plan = contest.plan().withInitialSide(InitialSide.of(contest, options));
        var differences = new ArrayList<Difference>();
        for (var round = 1; round <= contest.rounds().size(); round++) {
            var played = contest.rounds().get(round - 1);
            var found = seats(
                    played.boards().stream().map(board -> new Seats(board.south(), board.north())), played.byes());
            var before = contest.before(round).with(plan);
            switch (Swiss.pair(before, options)) {
                case Pairing.Paired paired -> {
                    if (!Set.copyOf(seats(paired)).equals(Set.copyOf(found)))
                        differences.add(difference(round, found, seats(paired)));
                }
                case Pairing.Impossible(var cause) -> differences.add(new Difference(round, found, List.of(), cause));
            }
        }
        return differences;
    }

    private static Difference difference(int round, List<Seats> found, List<Seats> expected) {
        return new Difference(
                round,
                found.stream().filter(seats -> !expected.contains(seats)).toList(),
                expected.stream().filter(seats -> !found.contains(seats)).toList(),
                null);
    }
}
