package om.hawalis.platform;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A readable part of an address: lower-case letters and digits of any script, single hyphens between.
 *
 * @param value 1 to 80 characters
 */
public record Slug(String value) {
    private static final Pattern SHAPE = Pattern.compile("[\\p{L}\\p{M}\\p{Nd}]+(-[\\p{L}\\p{M}\\p{Nd}]+)*");
    private static final int LONGEST = 80;

    public Slug {
        if (value.length() > LONGEST || !SHAPE.matcher(value).matches()) throw Refusal.malformed("slug", value);
    }

    /** The slug a name suggests; numbered by the caller where it is taken. */
    public static Slug of(String name) {
        var plain = Normalizer.normalize(name, Normalizer.Form.NFC)
                .toLowerCase(Locale.ROOT)
                .replaceAll("['’]", "");
        var joined = plain.replaceAll("[^\\p{L}\\p{M}\\p{Nd}]+", "-").replaceAll("^-|-$", "");
        var cut =
                joined.length() > LONGEST - 4 ? joined.substring(0, LONGEST - 4).replaceAll("-$", "") : joined;
        return new Slug(cut.isEmpty() ? "x" : cut);
    }

    public Slug numbered(int number) {
        return number == 1 ? this : new Slug(value + "-" + number);
    }

    @Override
    public String toString() {
        return value;
    }
}
