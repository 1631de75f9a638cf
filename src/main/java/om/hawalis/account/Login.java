package om.hawalis.account;

import java.util.Locale;
import java.util.regex.Pattern;
import om.hawalis.platform.Refusal;

/**
 * The name a person signs in with.
 *
 * @param value 2 to 60 lower-case Latin letters, digits, dots, hyphens, underscores
 */
public record Login(String value) {
    private static final Pattern SHAPE = Pattern.compile("[a-z0-9][a-z0-9._-]{1,59}");

    public Login {
        value = value.strip().toLowerCase(Locale.ROOT);
        if (!SHAPE.matcher(value).matches()) throw Refusal.malformed("account.login");
    }
}
