package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import om.hawalis.pairing.Fixture.Part;

/**
 * All fixtures of a knock-out or a double elimination, in the order in which they are played.
 *
 * <p>Seeds stand as in the standard bracket: 1 against the last, and so that seeds 1 and 2 can meet in the final only,
 * 1 to 4 in the semifinals at the earliest, and so on. A field that is no power of two leaves the places of the lowest
 * seeds empty, so that the byes go to the top.
 */
public record EliminationBracket(List<Fixture> fixtures) {
    public EliminationBracket {
        fixtures = List.copyOf(fixtures);
    }

    /** Places of the seeds down the bracket: 1 8 4 5 2 7 3 6 for eight. @param size a power of two */
    public static List<Integer> seedOrder(int size) {
        var order = List.of(1);
        while (order.size() < size) {
            var last = 2 * order.size() + 1;
            order = order.stream()
                    .flatMap(seed -> List.of(seed, last - seed).stream())
                    .toList();
        }
        return order;
    }

    /** A knock-out of so many entrants. @param entrants two at the least */
    public static EliminationBracket knockout(int entrants, ThirdPlace thirdPlace) {
        var builder = new Builder();
        var round = builder.seeds(entrants);
        for (var number = 2; round.size() > 1; number++) {
            var before = round;
            round = builder.winners(number, before, round.size() == 2 ? Part.FINAL : Part.WINNERS);
            if (before.size() == 2 && thirdPlace == ThirdPlace.PLAYED)
                builder.add(number, Part.THIRD_PLACE, loser(before.get(0)), loser(before.get(1)));
        }
        return builder.bracket();
    }

    /**
     * A double elimination of so many entrants: whoever loses for the first time goes on among the losers, for the
     * second time is out. The losers of each round join in turned order, so that those who met do not meet again soon.
     *
     * @param entrants three at the least
     */
    public static EliminationBracket doubleElimination(int entrants, SecondFinal secondFinal) {
        if (entrants < 3) throw new IllegalArgumentException("a double elimination needs three, not " + entrants);
        var builder = new Builder();
        var winners = builder.seeds(entrants);
        var losers = builder.losersMeet(2, winners);
        for (var round = 2; winners.size() > 1; round += 2) {
            winners = builder.winners(round, winners, Part.WINNERS);
            losers = builder.losersJoin(round + 1, losers, winners);
            if (winners.size() > 1) losers = builder.winners(round + 2, losers, Part.LOSERS);
        }
        var last = builder.lastRound() + 1;
        var grand = builder.add(last, Part.FINAL, winner(winners.getFirst()), winner(losers.getFirst()));
        if (secondFinal == SecondFinal.IF_NEEDED)
            builder.add(last + 1, Part.SECOND_FINAL, new Seat.WinnerOf(grand), new Seat.LoserOf(grand));
        return builder.bracket();
    }

    /** Rounds of the event it takes. */
    public int rounds() {
        return fixtures.stream().mapToInt(Fixture::round).max().orElse(0);
    }

    /** Whether the semifinals' losers play for the third place or share it. */
    public enum ThirdPlace {
        PLAYED,
        SHARED
    }

    /** Whether a first defeat in the final of a double elimination calls for another final. */
    public enum SecondFinal {
        IF_NEEDED,
        NEVER
    }

    private static Seat winner(int fixture) {
        return new Seat.WinnerOf(fixture);
    }

    private static Seat loser(int fixture) {
        return new Seat.LoserOf(fixture);
    }

    /** Adds rounds of fixtures; a round is the list of their ids down the bracket. */
    private static final class Builder {
        private final List<Fixture> fixtures = new ArrayList<>();

        int add(int round, Part part, Seat first, Seat second) {
            fixtures.add(new Fixture(fixtures.size(), round, part, first, second));
            return fixtures.size() - 1;
        }

        List<Integer> seeds(int entrants) {
            if (entrants < 2) throw new IllegalArgumentException("a bracket needs two entrants, not " + entrants);
            var size = Math.max(2, Integer.highestOneBit(entrants - 1) * 2);
            var order = seedOrder(size);
            var part = size == 2 ? Part.FINAL : Part.WINNERS;
            return halves(size)
                    .mapToObj(i -> add(1, part, new Seat.Seed(order.get(2 * i)), new Seat.Seed(order.get(2 * i + 1))))
                    .toList();
        }

        List<Integer> winners(int round, List<Integer> before, Part part) {
            return halves(before.size())
                    .mapToObj(i -> add(round, part, winner(before.get(2 * i)), winner(before.get(2 * i + 1))))
                    .toList();
        }

        List<Integer> losersMeet(int round, List<Integer> before) {
            return halves(before.size())
                    .mapToObj(i -> add(round, Part.LOSERS, loser(before.get(2 * i)), loser(before.get(2 * i + 1))))
                    .toList();
        }

        List<Integer> losersJoin(int round, List<Integer> losers, List<Integer> winners) {
            var joining = winners.reversed();
            return IntStream.range(0, losers.size())
                    .mapToObj(i -> add(round, Part.LOSERS, loser(joining.get(i)), winner(losers.get(i))))
                    .toList();
        }

        int lastRound() {
            return fixtures.getLast().round();
        }

        EliminationBracket bracket() {
            return new EliminationBracket(fixtures);
        }

        private static IntStream halves(int size) {
            return IntStream.range(0, size / 2);
        }
    }
}
