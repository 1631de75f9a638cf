package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A bracket paired as the rules are written: every candidate, in the order in which the rules generate them, is judged
 * by every criterion, and the first of the best is kept. For fields of a dozen, and to hold the engine against.
 */
final class LiteralBracket {
    private final Meetings meetings;
    private final Completion completion;
    private final Bracket bracket;
    private final List<Integer> residents;
    private final int below;
    private final Map<Integer, Boolean> completable = new HashMap<>();
    private final Map<List<Integer>, List<List<Integer>>> prospects = new HashMap<>();
    private long judged;

    LiteralBracket(Meetings meetings, Completion completion, Bracket bracket) {
        this.meetings = meetings;
        this.completion = completion;
        this.bracket = bracket;
        this.residents = bracket.residents().places().boxed().toList();
        this.below = mask(bracket.below().places().boxed().toList());
    }

    /** One way to pair the bracket. */
    record Candidate(List<List<Integer>> pairs, List<Integer> floaters) {}

    private record Judged(Candidate candidate, List<List<Integer>> faults) {}

    /** The answer, or empty where the bracket has more candidates than the limit. */
    Optional<Candidate> pair(long limit) {
        var shape = shape();
        var best = new Judged[1];
        try {
            candidates(shape, candidate -> {
                if (++judged > limit) throw new TooMany();
                var faults = faults(candidate);
                if (faults.isPresent() && (best[0] == null || compare(faults.get(), best[0].faults) < 0))
                    best[0] = new Judged(candidate, faults.get());
            });
        } catch (TooMany tooMany) {
            return Optional.empty();
        }
        return Optional.of(best[0].candidate);
    }

    private static final class TooMany extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private static int mask(List<Integer> places) {
        return places.stream().mapToInt(place -> 1 << place).sum();
    }

    // C6 and C7: how many pairs, and the scores of who moves down

    /** The number of pairs, and the scores of those who move down, highest first. */
    private record Shape(int pairs, List<Integer> scores) {}

    private Shape shape() {
        var best = new Shape[1];
        var all = new ArrayList<>(bracket.moved());
        all.addAll(residents);
        matchings(all, bracket.moved(), new ArrayList<>(), new ArrayList<>(), (pairs, floaters) -> {
            if (!completable(mask(floaters) | below)) return;
            var shape = new Shape(pairs.size(), scores(floaters));
            if (best[0] == null
                    || shape.pairs > best[0].pairs
                    || shape.pairs == best[0].pairs && compareLists(shape.scores, best[0].scores) < 0) best[0] = shape;
        });
        return best[0];
    }

    private interface Matching {
        void accept(List<List<Integer>> pairs, List<Integer> floaters);
    }

    private void matchings(
            List<Integer> left,
            List<Integer> moved,
            List<List<Integer>> pairs,
            List<Integer> floaters,
            Matching action) {
        if (left.isEmpty()) {
            action.accept(pairs, floaters);
            return;
        }
        var first = left.getFirst();
        for (var other : left.subList(1, left.size())) {
            if (moved.contains(first) && moved.contains(other) || !meetings.allowed(first, other)) continue;
            pairs.add(List.of(first, other));
            var rest = left.stream()
                    .filter(place -> place != first && place != other)
                    .toList();
            matchings(rest, moved, pairs, floaters, action);
            pairs.removeLast();
        }
        floaters.add(first);
        matchings(left.subList(1, left.size()), moved, pairs, floaters, action);
        floaters.removeLast();
    }

    private List<Integer> scores(List<Integer> places) {
        return places.stream()
                .map(place -> meetings.contender(place).score())
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    private boolean completable(int places) {
        var known = completable.get(places);
        if (known == null) {
            known = findsCompletion(places);
            completable.put(places, known);
        }
        return known;
    }

    private boolean findsCompletion(int places) {
        if (places == 0) return true;
        var first = Integer.numberOfTrailingZeros(places);
        var rest = places & ~(1 << first);
        if (Integer.bitCount(places) % 2 == 1 && completion.mayRest(first) && completable(rest)) return true;
        for (var other = first + 1; other < meetings.size(); other++)
            if ((rest >> other & 1) == 1 && meetings.allowed(first, other) && completable(rest & ~(1 << other)))
                return true;
        return false;
    }

    // Articles 3 and 4: the candidates in order

    private void candidates(Shape shape, Consumer<Candidate> action) {
        var limbo =
                shape.scores.stream().filter(score -> score > residentScore()).toList();
        for (var set : subsets(bracket.moved(), bracket.moved().size() - limbo.size())) {
            var left = bracket.moved().stream()
                    .filter(place -> !set.contains(place))
                    .toList();
            if (!scores(left).equals(limbo)) continue;
            transpositions(set, residents, new ArrayList<>(), served -> {
                var taken = served.stream().map(pair -> pair.get(1)).toList();
                var remainder = residents.stream()
                        .filter(place -> !taken.contains(place))
                        .toList();
                remainder(remainder, shape.pairs - set.size(), pairs -> {
                    var all = new ArrayList<>(served);
                    all.addAll(pairs);
                    action.accept(candidate(all));
                });
            });
        }
    }

    private int residentScore() {
        return meetings.contender(residents.getFirst()).score();
    }

    private Candidate candidate(List<List<Integer>> pairs) {
        var floaters = new ArrayList<>(bracket.moved());
        floaters.addAll(residents);
        for (var pair : pairs) floaters.removeAll(pair);
        return new Candidate(List.copyOf(pairs), List.copyOf(floaters));
    }

    /** Subsets of a size, in lexicographic order. */
    private static List<List<Integer>> subsets(List<Integer> of, int size) {
        if (size == 0) return List.of(List.of());
        var all = new ArrayList<List<Integer>>();
        for (var i = 0; i <= of.size() - size; i++)
            for (var tail : subsets(of.subList(i + 1, of.size()), size - 1)) {
                var subset = new ArrayList<Integer>();
                subset.add(of.get(i));
                subset.addAll(tail);
                all.add(subset);
            }
        return all;
    }

    /** Article 4.2: opponents for S1 out of S2, in lexicographic order. */
    private void transpositions(
            List<Integer> s1, List<Integer> s2, List<List<Integer>> pairs, Consumer<List<List<Integer>>> action) {
        if (s1.isEmpty()) {
            action.accept(List.copyOf(pairs));
            return;
        }
        for (var other : s2) {
            if (!meetings.allowed(s1.getFirst(), other)) continue;
            pairs.add(List.of(s1.getFirst(), other));
            transpositions(
                    s1.subList(1, s1.size()),
                    s2.stream().filter(place -> !place.equals(other)).toList(),
                    pairs,
                    action);
            pairs.removeLast();
        }
    }

    private void remainder(List<Integer> remainder, int pairs, Consumer<List<List<Integer>>> action) {
        var s1 = remainder.subList(0, pairs);
        var s2 = remainder.subList(pairs, remainder.size());
        transpositions(s1, s2, new ArrayList<>(), action);
        for (var exchange : exchanges(remainder, pairs)) {
            var upper = remainder.stream()
                    .filter(place -> s1.contains(place) != exchange.moves(remainder.indexOf(place)))
                    .toList();
            var lower =
                    remainder.stream().filter(place -> !upper.contains(place)).toList();
            transpositions(upper, lower, new ArrayList<>(), action);
        }
    }

    /** Numbers, from 0, that change between the halves. */
    private record Exchange(List<Integer> leaving, List<Integer> entering) {
        boolean moves(int number) {
            return leaving.contains(number) || entering.contains(number);
        }

        int difference() {
            return sum(entering) - sum(leaving);
        }

        private static int sum(List<Integer> numbers) {
            return numbers.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** Article 4.3. */
    private static List<Exchange> exchanges(List<Integer> remainder, int pairs) {
        var s1 = IntStream.range(0, pairs).boxed().toList();
        var s2 = IntStream.range(pairs, remainder.size()).boxed().toList();
        var all = new ArrayList<Exchange>();
        for (var size = 1; size <= Math.min(s1.size(), s2.size()); size++)
            for (var leaving : subsets(s1, size))
                for (var entering : subsets(s2, size)) all.add(new Exchange(leaving, entering));
        all.sort(Comparator.comparingInt((Exchange exchange) -> exchange.leaving.size())
                .thenComparingInt(Exchange::difference)
                .thenComparing((one, other) -> compareLists(other.leaving.reversed(), one.leaving.reversed()))
                .thenComparing((one, other) -> compareLists(one.entering, other.entering)));
        return all;
    }

    // the criteria, as lists of numbers to be kept small

    private Optional<List<List<Integer>>> faults(Candidate candidate) {
        if (!completable(mask(candidate.floaters) | below)) return Optional.empty();
        var faults = new ArrayList<>(prospects.computeIfAbsent(candidate.floaters, this::nextBracket));
        faults.add(unplayed(candidate.floaters));
        var sides = new LiteralSides(meetings, candidate.pairs);
        faults.addAll(sides.faults());
        var floats = new LiteralFloats(meetings, bracket, candidate);
        faults.addAll(floats.faults());
        return Optional.of(faults);
    }

    /** C8: what the next bracket can make of those who move down. */
    private List<List<Integer>> nextBracket(List<Integer> floaters) {
        var next = bracket.next().places().boxed().toList();
        if (next.isEmpty()) return List.of(List.of(), List.of());
        var rest = mask(bracket.rest().places().boxed().toList());
        var all = new ArrayList<>(floaters);
        all.addAll(next);
        var best = new ArrayList<List<Integer>>();
        matchings(all, floaters, new ArrayList<>(), new ArrayList<>(), (pairs, left) -> {
            if (!completable(mask(left) | rest)) return;
            var found = List.of(List.of(-pairs.size()), scores(left));
            if (best.isEmpty() || compare(found, best) < 0) {
                best.clear();
                best.addAll(found);
            }
        });
        return best;
    }

    /** C9. */
    private List<Integer> unplayed(List<Integer> floaters) {
        var applies = floaters.size() == 1 && completion.mayRest(floaters.getFirst());
        return applies ? List.of(-meetings.contender(floaters.getFirst()).played()) : List.of();
    }

    private static int compare(List<List<Integer>> one, List<List<Integer>> other) {
        for (var i = 0; i < one.size(); i++) {
            var order = compareLists(one.get(i), other.get(i));
            if (order != 0) return order;
        }
        return 0;
    }

    private static int compareLists(List<Integer> one, List<Integer> other) {
        for (var i = 0; i < Math.min(one.size(), other.size()); i++)
            if (!one.get(i).equals(other.get(i))) return Integer.compare(one.get(i), other.get(i));
        return Integer.compare(one.size(), other.size());
    }
}
