package om.hawalis.platform;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** The texts people read, in their language. */
public final class Messages {
    private static final String BUNDLE = "om.hawalis.web.messages";
    private static final ResourceBundle.Control NO_SYSTEM_LANGUAGE =
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);

    private final ResourceBundle bundle;
    private final Locale locale;

    private Messages(Locale locale) {
        this.locale = locale;
        this.bundle = ResourceBundle.getBundle(BUNDLE, locale, NO_SYSTEM_LANGUAGE);
    }

    public static Messages in(Locale locale) {
        return new Messages(locale);
    }

    /** A missing key is a bug, found by the test that compares the bundles. */
    public String text(String key, @Nullable Object... arguments) {
        return new MessageFormat(bundle.getString(key), locale).format(arguments);
    }

    public String refusal(Refusal refusal) {
        return text("refusal." + refusal.key(), refusal.arguments().toArray());
    }
}
