package om.hawalis.standings;

import java.util.List;

/** Sums of exact amounts. */
final class Sums {
    private Sums() {}

    static Fraction counted(List<Contribution> contributions) {
        var sum = new Sum();
        for (var contribution : contributions) if (contribution.counts()) sum.add(contribution.amount());
        return sum.total();
    }

    static Fraction amounts(List<Working.Amount> amounts) {
        var sum = new Sum();
        for (var amount : amounts) sum.add(amount.amount());
        return sum.total();
    }

    /**
     * Nearly all amounts are quarters of a point: those are added as whole numbers, and brought to lowest terms once.
     */
    private static final class Sum {
        private long quarters;
        private Fraction others = Fraction.ZERO;

        void add(Fraction amount) {
            if (4 % amount.denominator() == 0)
                quarters = Math.addExact(quarters, Math.multiplyExact(amount.numerator(), 4 / amount.denominator()));
            else others = others.plus(amount);
        }

        Fraction total() {
            return others.plus(new Fraction(quarters, 4));
        }
    }
}
