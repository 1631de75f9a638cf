package om.hawalis.standings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
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

    private final List<Cuttable> cuttable;
    private final List<Contribution> contributions;

    Cutting(List<Cuttable> cuttable) {
        this.cuttable = cuttable;
        this.contributions =
                new ArrayList<>(cuttable.stream().map(Cuttable::contribution).toList());
    }

    /** The contributions in their order, those that are cut marked so. O(cuts × contributions). */
    List<Contribution> cut(Cut cut) {
        for (var i = 0; i < cut.low(); i++) cutLowest();
        for (var i = 0; i < cut.high(); i++) cutHighest();
        return contributions;
    }

    private void cutLowest() {
        var least = left().boxed().min(Comparator.comparing(contributions::get, SIGNIFICANCE));
        if (least.isEmpty()) return;
        var voluntary = left().filter(i -> cuttable.get(i).voluntary())
                .boxed()
                .min(Comparator.comparing(contributions::get, BY_AMOUNT));
        if (voluntary.isPresent()
                && !voluntary.equals(least)
                && amount(voluntary.get()).compareTo(amount(least.get())) >= 0)
            mark(voluntary.get(), Use.CUT_VOLUNTARY);
        else mark(least.get(), Use.CUT_LOWEST);
    }

    private static final Comparator<Contribution> BY_AMOUNT =
            Comparator.comparing(Contribution::amount).thenComparing(Contribution::theirs);

    private void cutHighest() {
        left().boxed()
                .max(Comparator.comparing(contributions::get, SIGNIFICANCE))
                .ifPresent(i -> mark(i, Use.CUT_HIGHEST));
    }

    private IntStream left() {
        return IntStream.range(0, contributions.size())
                .filter(i -> contributions.get(i).counts());
    }

    private Fraction amount(int i) {
        return contributions.get(i).amount();
    }

    private void mark(int i, Use use) {
        contributions.set(i, contributions.get(i).with(use));
    }
}
