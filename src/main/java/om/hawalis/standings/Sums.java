package om.hawalis.standings;

import java.util.List;

/** Sums of exact amounts. */
final class Sums {
    private Sums() {}

    static Fraction counted(List<Contribution> contributions) {
        var sum = Fraction.ZERO;
        for (var contribution : contributions) if (contribution.counts()) sum = sum.plus(contribution.amount());
        return sum;
    }

    static Fraction amounts(List<Working.Amount> amounts) {
        var sum = Fraction.ZERO;
        for (var amount : amounts) sum = sum.plus(amount.amount());
        return sum;
    }
}
