package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Pairs one bracket by walking through its candidates in the order of the rules, where the best that counting allows is
 * reached: then the first candidate found is the best and the earliest. Near linear in the size of the bracket; where
 * the bound is not reached, or not soon, the answer is empty.
 *
 * <p>Moved-down players come first, all of them; where the remainder then has no answer the walk stops, for a better
 * exchange there would come before the next transposition of theirs.
 */
final class OrderedBracket {
    private static final long GREATEST_LIMIT = 20_000_000;

    private final Meetings meetings;
    private final Completion completion;
    private final Bracket bracket;
    private final Prospect prospect;
    private final boolean odd;

    OrderedBracket(Meetings meetings, Completion completion, Bracket bracket, Prospect prospect) {
        this.meetings = meetings;
        this.completion = completion;
        this.bracket = bracket;
        this.prospect = prospect;
        this.odd = bracket.size() % 2 == 1;
    }

    Optional<BracketPairing> pair() {
        if (bracket.moved().size() > bracket.residents().size()) return Optional.empty();
        if (prospect.restingHere() && !(odd && completion.restingScore() == score())) return Optional.empty();
        if (!odd && !prospect.ideal(List.of())) return Optional.empty();
        var kinds = bracket.members()
                .map(place -> Kinds.of(meetings.contender(place).preference()))
                .toArray();
        var target = target(kinds);
        var served = new MovedServing(meetings, bracket, kinds, target).serve(limit());
        return served.flatMap(pairs -> remainder(pairs, kinds, target));
    }

    private int score() {
        return meetings.contender(bracket.residents().last()).score();
    }

    /** Steps after which matching is the cheaper way. */
    private long limit() {
        var size = (long) bracket.size();
        return Math.min(GREATEST_LIMIT, 2000 + size * size * size / 16);
    }

    private Target target(int[] kinds) {
        var all = new Kinds();
        for (var kind : kinds) all.add(kind, 1);
        if (!odd) return Target.even(all, bracket.residents().size());
        var residents =
                bracket.residents().places().mapToObj(meetings::contender).toList();
        return Target.odd(all, residents, eligible(), prospect.restingHere());
    }

    /** Residents of whom nothing is known yet that forbids to move them down, or to let them rest. */
    private boolean[] eligible() {
        var residents = bracket.residents();
        var eligible = new boolean[residents.size()];
        for (var i = 0; i < eligible.length; i++) {
            var place = residents.get(i);
            eligible[i] = prospect.restingHere()
                    ? completion.mayRest(place)
                    : bracket.next().places().anyMatch(lower -> meetings.allowed(place, lower));
        }
        return eligible;
    }

    private Optional<BracketPairing> remainder(MovedServing.Served served, int[] kinds, Target target) {
        var left = IntStream.range(0, bracket.residents().size())
                .filter(index -> !served.taken()[index])
                .toArray();
        var walk = new RemainderWalk(meetings, bracket, prospect, left, chains(kinds, target), odd);
        return walk.pairs(served.denied(), served.strongly(), limit()).map(more -> result(served.pairs(), more));
    }

    private int[] chains(int[] kinds, Target target) {
        var moved = bracket.moved().size();
        return IntStream.range(0, bracket.residents().size())
                .map(index -> Pool.chain(kinds[moved + index], target.movable()[index]))
                .toArray();
    }

    private BracketPairing result(List<int[]> served, List<int[]> more) {
        var pairs = new ArrayList<>(served);
        pairs.addAll(more);
        var seated = new boolean[meetings.size()];
        for (var pair : pairs) seated[pair[0]] = seated[pair[1]] = true;
        var floaters = bracket.residents()
                .places()
                .filter(place -> !seated[place])
                .boxed()
                .toList();
        return new BracketPairing(pairs, floaters);
    }
}
