package om.hawalis.standings;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.IntStream;

/**
 * An exact number, kept in lowest terms with a positive denominator, so that equal values are equal records.
 *
 * <p>Points and tie-break values are fractions: a half point is {@code 1/2}, the product of two half points {@code
 * 1/4}, the mean of three opponents' values has the denominator 3. Arithmetic that leaves the range of {@code long} is
 * an {@link ArithmeticException}, never a wrong value.
 */
public record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
    public static final Fraction ZERO = new Fraction(0, 1);
    public static final Fraction ONE = new Fraction(1, 1);

    private static final int SHOWN_DECIMALS = 2;

    /** Tables are made of the same few numbers over and over. */
    private static final Fraction[] HALVES =
            IntStream.range(0, 128).mapToObj(halves -> new Fraction(halves, 2)).toArray(Fraction[]::new);

    public Fraction {
        if (denominator == 0) throw new IllegalArgumentException("a fraction's denominator is not 0");
        var divisor = greatestCommonDivisor(numerator, denominator);
        var sign = denominator < 0 ? -1 : 1;
        numerator = Math.multiplyExact(numerator / divisor, sign);
        denominator = Math.multiplyExact(denominator / divisor, sign);
    }

    public static Fraction of(long whole) {
        return whole >= 0 && whole < HALVES.length / 2 ? HALVES[(int) (2 * whole)] : new Fraction(whole, 1);
    }

    /** So many half points as points. */
    public static Fraction ofHalves(long halves) {
        return halves >= 0 && halves < HALVES.length ? HALVES[(int) halves] : new Fraction(halves, 2);
    }

    public Fraction plus(Fraction other) {
        if (denominator == other.denominator)
            return new Fraction(Math.addExact(numerator, other.numerator), denominator);
        var left = Math.multiplyExact(numerator, other.denominator);
        var right = Math.multiplyExact(other.numerator, denominator);
        return new Fraction(Math.addExact(left, right), Math.multiplyExact(denominator, other.denominator));
    }

    public Fraction minus(Fraction other) {
        return plus(new Fraction(Math.negateExact(other.numerator), other.denominator));
    }

    public Fraction times(Fraction other) {
        return new Fraction(
                Math.multiplyExact(numerator, other.numerator), Math.multiplyExact(denominator, other.denominator));
    }

    public Fraction dividedBy(long whole) {
        return new Fraction(numerator, Math.multiplyExact(denominator, whole));
    }

    /** The nearest whole number, a half upwards (C.07, articles 10.1 and 10.2). */
    public long rounded() {
        return Math.floorDiv(
                Math.addExact(Math.multiplyExact(2, numerator), denominator), Math.multiplyExact(2, denominator));
    }

    @Override
    public int compareTo(Fraction other) {
        if (denominator == other.denominator) return Long.compare(numerator, other.numerator);
        return Long.compare(
                Math.multiplyExact(numerator, other.denominator), Math.multiplyExact(other.numerator, denominator));
    }

    /** As tables show it: {@code 13.5}, {@code 9.25}, {@code 4}; at most two decimals, a half rounded away from 0. */
    @Override
    public String toString() {
        if (denominator == 1) return Long.toString(numerator);
        var decimal = BigDecimal.valueOf(numerator)
                .divide(BigDecimal.valueOf(denominator), SHOWN_DECIMALS, RoundingMode.HALF_UP);
        return decimal.signum() == 0 ? "0" : decimal.stripTrailingZeros().toPlainString();
    }

    private static long greatestCommonDivisor(long a, long b) {
        while (b != 0) {
            var remainder = a % b;
            a = b;
            b = remainder;
        }
        return Math.abs(a);
    }
}
