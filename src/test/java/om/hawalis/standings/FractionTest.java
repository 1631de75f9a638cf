package om.hawalis.standings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FractionTest {
    @Test
    void equal_values_are_equal_records() {
        assertThat(new Fraction(6, -4)).isEqualTo(new Fraction(-3, 2));
        assertThat(new Fraction(0, -7)).isEqualTo(Fraction.ZERO);
        assertThatThrownBy(() -> new Fraction(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"27,2,13.5", "37,4,9.25", "8,2,4", "107,8,13.38", "-1,2,-0.5", "40,3,13.33", "1,1000,0", "200,20,10"})
    void shown_with_two_decimals_at_most(long numerator, long denominator, String shown) {
        assertThat(new Fraction(numerator, denominator)).hasToString(shown);
    }

    @ParameterizedTest
    @CsvSource({"3,2,2", "5,2,3", "-3,2,-1", "-5,3,-2", "4,3,1", "7,1,7"})
    void a_half_is_rounded_upwards(long numerator, long denominator, long rounded) {
        assertThat(new Fraction(numerator, denominator).rounded()).isEqualTo(rounded);
    }

    @Test
    void arithmetic_and_order_agree_with_whole_numbers_of_any_size() {
        var random = new Random(7);
        for (var i = 0; i < 5_000; i++) {
            var a = some(random);
            var b = some(random);

            assertThat(a.plus(b).minus(b)).isEqualTo(a);
            assertThat(a.times(b)).isEqualTo(b.times(a));
            assertThat(a.plus(b).times(a)).isEqualTo(a.times(a).plus(a.times(b)));
            assertThat(Integer.signum(a.compareTo(b))).isEqualTo(crosswise(a, b).compareTo(crosswise(b, a)));
        }
    }

    @Test
    void what_does_not_fit_is_an_error_not_a_wrong_value() {
        var large = Fraction.of(Long.MAX_VALUE);

        assertThatThrownBy(() -> large.plus(Fraction.ONE)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> large.times(large)).isInstanceOf(ArithmeticException.class);
    }

    private static Fraction some(Random random) {
        return new Fraction(random.nextInt(-1000, 1000), random.nextInt(1, 50));
    }

    private static BigInteger crosswise(Fraction a, Fraction b) {
        return BigInteger.valueOf(a.numerator()).multiply(BigInteger.valueOf(b.denominator()));
    }
}
