package om.hawalis.standings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import om.hawalis.standings.Contribution.Use;

/**
 * Leaves out the least and the most significant values (C.07, articles 14 and 16.5), one after the other, low before
 * high.
 *
 * <p>The least significant value belongs to the opponent with the lowest figure, among equals to the lowest amount,
 * among those to the earliest round. Where voluntarily unplayed rounds are left, the lowest amount of theirs goes
 * instead, unless it is lower than that value. A cut from above knows no such exception.
 */
final class Cutting {
    private static final Comparator<Contribution> SIGNIFICANCE =
            Comparator.comparing(Contribution::theirs).thenComparing(Contribution::amount);

    private static final Comparator<Contribution> BY_AMOUNT =
            Comparator.comparing(Contribution::amount).thenComparing(Contribution::theirs);

    private final List<Cuttable> cuttable;
    private final List<Contribution> contributions;

    Cutting(List<Cuttable> cuttable) {
        this.cuttable = cuttable;
        this.contributions = new ArrayList<>(cuttable.size());
        for (var one : cuttable) contributions.add(one.contribution());
    }

    /** The contributions in their order, those that are cut marked so. O(cuts × contributions). */
    List<Contribution> cut(Cut cut) {
        for (var i = 0; i < cut.low(); i++) cutLowest();
        for (var i = 0; i < cut.high(); i++) cutHighest();
        return contributions;
    }

    private void cutLowest() {
        var least = first(i -> true, SIGNIFICANCE);
        if (least < 0) return;
        var voluntary = first(i -> cuttable.get(i).voluntary(), BY_AMOUNT);
        if (voluntary >= 0 && voluntary != least && amount(voluntary).compareTo(amount(least)) >= 0)
            mark(voluntary, Use.CUT_VOLUNTARY);
        else mark(least, Use.CUT_LOWEST);
    }

    private void cutHighest() {
        var most = first(i -> true, SIGNIFICANCE.reversed());
        if (most >= 0) mark(most, Use.CUT_HIGHEST);
    }

    /** The earliest of those that still count and come first in the order; −1 where none is left. */
    private int first(IntPredicate among, Comparator<Contribution> order) {
        var first = -1;
        for (var i = 0; i < contributions.size(); i++)
            if (contributions.get(i).counts()
                    && among.test(i)
                    && (first < 0 || order.compare(contributions.get(i), contributions.get(first)) < 0)) first = i;
        return first;
    }

    private Fraction amount(int i) {
        return contributions.get(i).amount();
    }

    private void mark(int i, Use use) {
        contributions.set(i, contributions.get(i).with(use));
    }
}
