package om.hawalis.web.shared;

import java.text.MessageFormat;
import java.util.Collections;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeMap;
import om.hawalis.platform.Messages;
import org.jspecify.annotations.Nullable;

/** The bundles in one language: plain texts, counted ones, and those handed to the scripts. */
public final class Words {
    private static final String BUNDLE = "om.hawalis.web.messages";
    private static final String FOR_SCRIPTS = "js.";

    private final Language language;
    private final ResourceBundle bundle;

    private Words(Language language) {
        this.language = language;
        this.bundle = ResourceBundle.getBundle(BUNDLE, language.locale());
    }

    public static Words in(Language language) {
        return new Words(language);
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }

    public String text(String key, @Nullable Object... arguments) {
        return Messages.in(language.locale()).text(key, arguments);
    }

    /** The form of {@code key} for that number, which stands at {@code {0}}. */
    public String count(String key, long number) {
        var form = key + Plural.of(language, number).suffix();
        return new MessageFormat(bundle.getString(form), language.locale()).format(new Object[] {number});
    }

    /** The scripts' own texts as a JSON object that may stand inside a page. */
    public String forScripts() {
        var texts = new TreeMap<String, String>();
        for (var key : Collections.list(bundle.getKeys()))
            if (key.startsWith(FOR_SCRIPTS)) texts.put(key, bundle.getString(key));
        var json = new StringBuilder("{");
        texts.forEach((key, text) -> json.append(json.length() > 1 ? "," : "")
                .append(quoted(key))
                .append(':')
                .append(quoted(text)));
        return json.append('}').toString();
    }

    /** As a JSON string without the characters that could end a script element. */
    static String quoted(String text) {
        var json = new StringBuilder("\"");
        text.chars().forEach(c -> {
            if (c < ' ' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' || c == '\u2028' || c == '\u2029')
                json.append(String.format(Locale.ROOT, "\\u%04x", c));
            else json.append((char) c);
        });
        return json.append('"').toString();
    }
}
