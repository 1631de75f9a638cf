package om.hawalis.api;

import java.math.BigDecimal;
import om.hawalis.platform.Refusal;
import org.jspecify.annotations.Nullable;

/** Points as JSON numbers: whole half-points inside, {@code 2.5} outside. */
final class HalfPoints {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private HalfPoints() {}

    static BigDecimal json(int halfPoints) {
        return halfPoints % 2 == 0 ? BigDecimal.valueOf(halfPoints / 2) : BigDecimal.valueOf(halfPoints * 5L, 1);
    }

    static int required(String name, @Nullable BigDecimal points) {
        try {
            return Bodies.required(name, points).multiply(TWO).intValueExact();
        } catch (ArithmeticException noHalfPoint) {
            throw Refusal.malformed("member", name);
        }
    }
}
