package om.hawalis.pairing;

import java.util.Arrays;
import java.util.function.Supplier;

/**
 * Looks for the first transposition: gives each of an upper half, in order, the first opponent of a lower half that
 * leaves the rest within the budget, as far as counting tells, and goes back where it is stuck. The first answer found
 * is the first in order of all that keep the budget.
 */
final class HalfSearch {
    private final int[] upper;
    private final Lineup lower;
    private final Rules rules;
    private final int[] chosen;
    private final int[][] pointer;
    private long steps;
    private int denied;
    private int strongly;

    /** What the search asks of its surroundings; opponents are named by their index in the two halves. */
    interface Rules {
        /** Whether two may be paired, sides apart. */
        boolean allowed(int upper, int lower);

        /** Whether those not yet paired may still keep what is left of the budget. */
        boolean hopeful(int denied, int strongly);

        /** Told of each pair made or undone, so that {@link #hopeful} can count. */
        void count(int upper, int lower, int amount);
    }

    /** How a search ended. */
    enum End {
        FOUND,
        /** No transposition keeps the budget. */
        NONE,
        /** Too many steps. */
        GIVEN_UP
    }

    /**
     * @param upperKinds the kind of each of the upper half, in order
     * @param lower the lower half, in chains of one kind each
     */
    HalfSearch(int[] upperKinds, Lineup lower, Rules rules) {
        this.upper = upperKinds;
        this.lower = lower;
        this.rules = rules;
        this.chosen = new int[upperKinds.length];
        this.pointer = new int[upperKinds.length][];
    }

    /**
     * @param denied the budget of C12
     * @param strongly the budget of C13
     * @param accepted asked of each whole transposition: found, or none to go on with the search, or given up
     */
    End run(int denied, int strongly, long limit, Supplier<End> accepted) {
        this.denied = denied;
        this.strongly = strongly;
        var depth = 0;
        while (depth >= 0) {
            if (depth == upper.length) {
                var end = accepted.get();
                if (end != End.NONE) return end;
                depth = undo(depth - 1);
            } else if (steps > limit) {
                return End.GIVEN_UP;
            } else {
                if (pointer[depth] == null) pointer[depth] = hopefulChains(depth);
                var member = nextFor(depth);
                if (Lineup.ended(member)) {
                    pointer[depth] = null;
                    depth = undo(depth - 1);
                } else {
                    make(depth, member);
                    depth++;
                }
            }
        }
        return End.NONE;
    }

    private int undo(int depth) {
        if (depth >= 0) {
            lower.putBack(chosen[depth]);
            spend(depth, chosen[depth], -1);
        }
        return depth;
    }

    private void make(int depth, int member) {
        chosen[depth] = member;
        lower.take(member);
        spend(depth, member, 1);
    }

    private void spend(int depth, int member, int amount) {
        denied -= amount * Kinds.denied(upper[depth], Pool.kind(lower.chain(member)));
        strongly -= amount * Kinds.deniedStrongly(upper[depth], Pool.kind(lower.chain(member)));
        rules.count(depth, member, amount);
    }

    /** The chains from which an opponent may come without overdrawing the budget. */
    private int[] hopefulChains(int depth) {
        var heads = new int[lower.chains()];
        for (var chain = 0; chain < heads.length; chain++) {
            heads[chain] = lower.first(chain);
            if (!Lineup.ended(heads[chain])
                    && (Kinds.heldApart(upper[depth], Pool.kind(chain)) || !hopeful(depth, heads[chain])))
                heads[chain] = Integer.MAX_VALUE;
        }
        return heads;
    }

    private boolean hopeful(int depth, int member) {
        make(depth, member);
        var hopeful = denied >= 0 && strongly >= 0 && rules.hopeful(denied, strongly);
        undo(depth);
        return hopeful;
    }

    private int nextFor(int depth) {
        var heads = pointer[depth];
        while (true) {
            var chain = 0;
            for (var other = 1; other < heads.length; other++) if (heads[other] < heads[chain]) chain = other;
            var member = heads[chain];
            if (Lineup.ended(member)) return member;
            heads[chain] = lower.after(member);
            steps++;
            if (rules.allowed(depth, member)) return member;
        }
    }

    int[] chosen() {
        return Arrays.copyOf(chosen, chosen.length);
    }
}
