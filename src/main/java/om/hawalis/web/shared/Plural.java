package om.hawalis.web.shared;

/**
 * Which form of a counted thing a language wants, for whole numbers from 0.
 *
 * <p>Source: Unicode CLDR, plural rules for cardinals of Arabic and English.
 */
enum Plural {
    ZERO,
    ONE,
    TWO,
    FEW,
    MANY,
    OTHER;

    static Plural of(Language language, long number) {
        if (number < 0) throw new IllegalArgumentException("counted " + number);
        return switch (language) {
            case ENGLISH -> number == 1 ? ONE : OTHER;
            case ARABIC -> arabic(number);
        };
    }

    private static Plural arabic(long number) {
        if (number == 0) return ZERO;
        if (number == 1) return ONE;
        if (number == 2) return TWO;
        var rest = number % 100;
        if (rest >= 3 && rest <= 10) return FEW;
        return rest >= 11 ? MANY : OTHER;
    }

    String suffix() {
        return "." + name().toLowerCase(java.util.Locale.ROOT);
    }
}
