package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The residents left when the moved-down players are served, or a whole score group: the upper half against the lower,
 * first as they stand, then with one exchanged for one.
 */
final class RemainderWalk {
    private static final int MOST_EXCHANGES = 2000;

    private final Meetings meetings;
    private final Bracket bracket;
    private final Prospect prospect;
    private final int[] members;
    private final int[] chains;
    private final boolean odd;
    private final int half;

    /**
     * @param members who is left, as indices of residents
     * @param chains the chain of each resident
     * @param odd whether one of them moves down, or rests
     */
    RemainderWalk(Meetings meetings, Bracket bracket, Prospect prospect, int[] members, int[] chains, boolean odd) {
        this.meetings = meetings;
        this.bracket = bracket;
        this.prospect = prospect;
        this.members = members;
        this.chains = chains;
        this.odd = odd;
        this.half = members.length / 2;
    }

    /** The first pairs in order that keep the budget; empty where none do, or the limit is reached. */
    Optional<List<int[]>> pairs(int denied, int strongly, long limit) {
        var first = new Walk(half, half).run(denied, strongly, limit);
        return switch (first.end) {
            case FOUND -> Optional.of(first.pairs());
            case GIVEN_UP -> Optional.empty();
            case NONE -> exchanging(denied, strongly, limit);
        };
    }

    /** The smallest difference of numbers first, then the lowest ranked leaving the upper half. */
    private Optional<List<int[]>> exchanging(int denied, int strongly, long limit) {
        var tried = 0;
        for (var difference = 1; difference < members.length; difference++)
            for (var leaving = half - 1; leaving >= Math.max(0, half - difference); leaving--) {
                if (leaving + difference >= members.length) continue;
                if (++tried > MOST_EXCHANGES) return Optional.empty();
                var walk = new Walk(leaving, leaving + difference).run(denied, strongly, limit);
                if (walk.end == HalfSearch.End.FOUND) return Optional.of(walk.pairs());
                if (walk.end == HalfSearch.End.GIVEN_UP) return Optional.empty();
            }
        return Optional.empty();
    }

    /** One walk, for one exchange or none. */
    private final class Walk implements HalfSearch.Rules {
        private final int[] tops;
        private final int[] bottoms;
        private final Pool upper = new Pool();
        private final Pool lower = new Pool();
        private final Lineup lineup;
        private final HalfSearch search;
        private HalfSearch.End end = HalfSearch.End.NONE;
        private int left = half;

        /** Both numbers alike for no exchange. */
        Walk(int leaving, int entering) {
            tops = select(true, leaving, entering);
            bottoms = select(false, leaving, entering);
            for (var top : tops) upper.count(chains[top], 1);
            for (var bottom : bottoms) lower.count(chains[bottom], 1);
            lineup = new Lineup(IntStream.of(bottoms).map(i -> chains[i]).toArray(), Pool.CHAINS);
            search = new HalfSearch(
                    IntStream.of(tops).map(i -> Pool.kind(chains[i])).toArray(), lineup, this);
        }

        private int[] select(boolean top, int leaving, int entering) {
            return IntStream.range(0, members.length)
                    .filter(i ->
                            top == (leaving == entering || i != leaving && i != entering ? i < half : i == entering))
                    .map(i -> members[i])
                    .toArray();
        }

        Walk run(int denied, int strongly, long limit) {
            if (hopeful(denied, strongly)) end = search.run(denied, strongly, limit, this::accepted);
            return this;
        }

        private HalfSearch.End accepted() {
            if (!odd) return HalfSearch.End.FOUND;
            var mover = bracket.residents().get(bottoms[lineup.foremost()]);
            return switch (prospect.verdict(List.of(mover))) {
                case IDEAL -> HalfSearch.End.FOUND;
                case SHORT -> HalfSearch.End.NONE;
                case UNKNOWN -> HalfSearch.End.GIVEN_UP;
            };
        }

        @Override
        public boolean allowed(int top, int bottom) {
            return meetings.allowed(
                    bracket.residents().get(tops[top]), bracket.residents().get(bottoms[bottom]));
        }

        @Override
        public boolean hopeful(int denied, int strongly) {
            return odd
                    ? lower.forSomeMover(() -> Kinds.crossWithin(upper.all(), lower.all(), left, denied, strongly))
                    : Kinds.crossWithin(upper.all(), lower.all(), left, denied, strongly);
        }

        @Override
        public void count(int top, int bottom, int amount) {
            upper.count(chains[tops[top]], -amount);
            lower.count(chains[bottoms[bottom]], -amount);
            left -= amount;
        }

        List<int[]> pairs() {
            var pairs = new ArrayList<int[]>();
            var chosen = search.chosen();
            for (var i = 0; i < chosen.length; i++) {
                var one = bracket.residents().get(tops[i]);
                var other = bracket.residents().get(bottoms[chosen[i]]);
                pairs.add(new int[] {Math.min(one, other), Math.max(one, other)});
            }
            return pairs;
        }
    }
}
