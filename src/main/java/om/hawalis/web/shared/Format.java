package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DecimalStyle;
import java.time.format.FormatStyle;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAccessor;
import java.util.Optional;
import om.hawalis.championship.EntrantSheet;
import om.hawalis.platform.Name;
import org.jspecify.annotations.Nullable;

/**
 * Figures as readers of the page's language write them, as {@code #{format}}. Prose has the language's own digits; tables,
 * scores and moves keep one kind, so that they stand under each other.
 */
@Named("format")
@RequestScoped
public class Format {
    private final PageLanguage language;

    /** For the container's proxy. */
    protected Format() {
        this.language = new PageLanguage();
    }

    @Inject
    public Format(PageLanguage language) {
        this.language = language;
    }

    /** {@code 5 December 2026}. */
    public String date(LocalDate day) {
        return written(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG), day);
    }

    /** {@code 5 December 2026, 21:40 (Asia/Muscat)}: a time is nothing without its zone. */
    public String moment(Instant moment, ZoneId zone) {
        var there = moment.atZone(zone);
        var time = written(DateTimeFormatter.ofPattern("HH:mm"), there);
        var comma = language.isRtl() ? "، " : ", ";
        return date(there.toLocalDate()) + comma + time + " (" + zone(zone) + ")";
    }

    public String time(Instant moment, ZoneId zone) {
        return written(DateTimeFormatter.ofPattern("HH:mm"), moment.atZone(zone));
    }

    /** The zone's name in the page's language. */
    public String zone(ZoneId zone) {
        return zone.getDisplayName(TextStyle.FULL_STANDALONE, language.value().locale());
    }

    private String written(DateTimeFormatter format, TemporalAccessor time) {
        var locale = language.value().locale();
        return format.withLocale(locale)
                .withDecimalStyle(DecimalStyle.of(locale))
                .format(time);
    }

    /** Points from whole half-points: 5 is {@code 2½}. */
    public String score(int halfPoints) {
        if (halfPoints < 0) return "−" + score(-halfPoints);
        var half = halfPoints % 2 == 0 ? "" : "½";
        return halfPoints == 1 ? half : halfPoints / 2 + half;
    }

    /** A game's result as tables show it: {@code 1/2-1/2} is {@code ½–½}. */
    public String result(String code) {
        return switch (code) {
            case "1-0" -> "1–0";
            case "0-1" -> "0–1";
            case "1/2-1/2" -> "½–½";
            case "+--" -> "+ –";
            case "--+" -> "– +";
            case "---" -> "– –";
            case "*" -> "·";
            default -> throw new IllegalArgumentException("no result: " + code);
        };
    }

    /** The form the bundle has under {@code key} for a counted thing. */
    public String count(String key, long number) {
        return Words.in(language.value()).count(key, number);
    }

    /** The bundle's text under {@code key}, its places filled in order. */
    public String text(String key, Object... arguments) {
        return Words.in(language.value()).text(key, arguments);
    }

    /** The club an entrant plays for; nothing where there is none. */
    public String club(EntrantSheet entrant) {
        return entrant.club().map(this::name).orElse("");
    }

    /** What an {@code Optional} holds, else nothing: pages ask {@code empty}. Depending on the server it may come unwrapped already. */
    public @Nullable Object value(@Nullable Object maybe) {
        return maybe instanceof Optional<?> optional ? optional.orElse(null) : maybe;
    }

    public String name(Name name) {
        return name.in(language.getCode());
    }
}
