package om.hawalis.pairing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Gives each moved-down player the first opponent that leaves hope to reach the target. */
final class MovedServing implements HalfSearch.Rules {
    private final Meetings meetings;
    private final Bracket bracket;
    private final Target target;
    private final int[] upper;
    private final int[] chains;
    private final boolean odd;
    private final Pool pool = new Pool();

    /**
     * What was served.
     *
     * @param taken for each resident, whether taken as an opponent
     * @param denied what is left of the target's budgets
     */
    record Served(List<int[]> pairs, boolean[] taken, int denied, int strongly) {}

    MovedServing(Meetings meetings, Bracket bracket, int[] kinds, Target target) {
        this.meetings = meetings;
        this.bracket = bracket;
        this.target = target;
        this.odd = kinds.length % 2 == 1;
        var moved = bracket.moved().size();
        this.upper = IntStream.range(0, moved).map(i -> kinds[i]).toArray();
        this.chains = IntStream.range(moved, kinds.length)
                .map(i -> Pool.chain(kinds[i], target.movable()[i - moved]))
                .toArray();
        for (var kind : upper) pool.count(kind, 1);
        for (var chain : chains) pool.count(chain, 1);
    }

    Optional<Served> serve(long limit) {
        var search = new HalfSearch(upper, new Lineup(chains, Pool.CHAINS), this);
        var end = search.run(target.denied(), target.strongly(), limit, () -> HalfSearch.End.FOUND);
        return end == HalfSearch.End.FOUND ? Optional.of(served(search.chosen())) : Optional.empty();
    }

    private Served served(int[] chosen) {
        var pairs = new ArrayList<int[]>();
        var taken = new boolean[chains.length];
        var denied = target.denied();
        var strongly = target.strongly();
        for (var i = 0; i < chosen.length; i++) {
            var kind = Pool.kind(chains[chosen[i]]);
            taken[chosen[i]] = true;
            denied -= Kinds.denied(upper[i], kind);
            strongly -= Kinds.deniedStrongly(upper[i], kind);
            pairs.add(new int[] {bracket.moved().get(i), bracket.residents().get(chosen[i])});
        }
        return new Served(pairs, taken, denied, strongly);
    }

    /** No opponent may have moved up in the last two rounds (C15, C17). */
    @Override
    public boolean allowed(int moved, int index) {
        var place = bracket.residents().get(index);
        var contender = meetings.contender(place);
        return contender.lastFloat() != FloatKind.UP
                && contender.floatBefore() != FloatKind.UP
                && meetings.allowed(bracket.moved().get(moved), place);
    }

    @Override
    public boolean hopeful(int denied, int strongly) {
        return odd
                ? pool.forSomeMover(() -> pool.all().pairsWithin(denied, strongly))
                : pool.all().pairsWithin(denied, strongly);
    }

    @Override
    public void count(int moved, int index, int amount) {
        pool.count(upper[moved], -amount);
        pool.count(chains[index], -amount);
    }
}
