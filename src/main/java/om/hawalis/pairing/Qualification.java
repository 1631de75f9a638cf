package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who goes on from the groups.
 *
 * @param ranked each group's starting numbers, best first
 * @param qualify how many of each group go on
 */
public record Qualification(List<List<Integer>> ranked, int qualify) {
    public Qualification {
        ranked = ranked.stream().map(List::copyOf).toList();
        if (qualify < 1) throw new IllegalArgumentException("at least one goes on");
        if (ranked.stream().anyMatch(group -> group.size() < qualify))
            throw new IllegalArgumentException("a group has fewer than " + qualify + " entrants");
    }

    /** The qualifiers of each group, best first. */
    public List<List<Integer>> qualified() {
        return ranked.stream().map(group -> group.subList(0, qualify)).toList();
    }

    /**
     * The qualifiers in the order in which a knock-out seeds them: the winners of the groups, then the seconds, and so
     * on, each rank dealt so that members of one group meet as late in the standard bracket as can be.
     */
    public List<Integer> seeds() {
        var deal = new Deal(ranked.size(), qualify);
        for (var rank = 0; rank < qualify; rank++) deal.add(rank);
        var seeds = new ArrayList<Integer>();
        for (var seed = 0; seed < deal.groups.size(); seed++)
            seeds.add(ranked.get(deal.groups.get(seed)).get(seed / ranked.size()));
        return seeds;
    }

    /** Deals rank by rank; a seed is taken by its group. */
    private static final class Deal {
        private final int count;
        private final int size;
        private final List<Integer> places;
        final List<Integer> groups = new ArrayList<>();

        Deal(int count, int qualify) {
            this.count = count;
            this.size = Integer.highestOneBit(Math.max(1, count * qualify - 1)) * 2;
            this.places = EliminationBracket.seedOrder(size);
        }

        void add(int rank) {
            var latest = Integer.numberOfTrailingZeros(size);
            var dealt = IntStream.iterate(latest, round -> round - 1)
                    .mapToObj(round -> new Matching(rank * count, round).find())
                    .filter(found -> !found.isEmpty())
                    .findFirst()
                    .orElseThrow();
            groups.addAll(dealt);
        }

        /** The round in which two seeds meet at the earliest. */
        private int meeting(int seed, int other) {
            var apart = places.indexOf(seed + 1) ^ places.indexOf(other + 1);
            return Integer.SIZE - Integer.numberOfLeadingZeros(apart);
        }

        /** Gives each seed of a rank a group whose earlier seeds it meets in the given round at the earliest. */
        private final class Matching {
            private final int first;
            private final int earliest;
            private final int[] seedOf = new int[count];

            Matching(int first, int earliest) {
                this.first = first;
                this.earliest = earliest;
                Arrays.fill(seedOf, -1);
            }

            /** Empty where it cannot be done. */
            List<Integer> find() {
                for (var seed = first; seed < first + count; seed++)
                    if (!place(seed, new boolean[count])) return List.of();
                var dealt = new Integer[count];
                for (var group = 0; group < count; group++) dealt[seedOf[group] - first] = group;
                return List.of(dealt);
            }

            /**
             * Along an augmenting path, but where a group is free the first that is, so that the groups keep their
             * order.
             */
            private boolean place(int seed, boolean[] tried) {
                for (var group = 0; group < count; group++)
                    if (seedOf[group] < 0 && fits(seed, group)) return take(group, seed);
                for (var group = 0; group < count; group++)
                    if (!tried[group] && fits(seed, group)) {
                        tried[group] = true;
                        if (place(seedOf[group], tried)) return take(group, seed);
                    }
                return false;
            }

            private boolean take(int group, int seed) {
                seedOf[group] = seed;
                return true;
            }

            private boolean fits(int seed, int group) {
                return IntStream.range(0, groups.size())
                        .filter(earlier -> groups.get(earlier) == group)
                        .allMatch(earlier -> meeting(seed, earlier) >= earliest);
            }
        }
    }
}
