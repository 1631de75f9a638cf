package om.hawalis.web.shared;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The languages the pages are written in; no other is ever accepted from outside. */
public enum Language {
    ENGLISH("en", "en-GB", "ltr"),
    ARABIC("ar", "ar-OM", "rtl");

    private final String code;
    private final Locale locale;
    private final String direction;

    Language(String code, String tag, String direction) {
        this.code = code;
        this.locale = Locale.forLanguageTag(tag);
        this.direction = direction;
    }

    public static Optional<Language> of(String code) {
        return Arrays.stream(values()).filter(l -> l.code.equals(code)).findFirst();
    }

    /** The first that a browser's list names, else English. */
    public static Language preferred(List<Locale> wishes) {
        return wishes.stream()
                .flatMap(wish -> of(wish.getLanguage()).stream())
                .findFirst()
                .orElse(ENGLISH);
    }

    public String code() {
        return code;
    }

    public Locale locale() {
        return locale;
    }

    public String direction() {
        return direction;
    }

    public Language other() {
        return this == ENGLISH ? ARABIC : ENGLISH;
    }
}
