package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import org.jspecify.annotations.Nullable;

/** Texts with places to fill, counted ones, and those of the scripts, in the page's language: as {@code #{words}}. */
@Named("words")
@RequestScoped
public class PageWords {
    private final PageLanguage language;

    /** For the container's proxy. */
    protected PageWords() {
        this.language = new PageLanguage();
    }

    @Inject
    public PageWords(PageLanguage language) {
        this.language = language;
    }

    public String getForScripts() {
        return Words.in(language.value()).forScripts();
    }

    /** The text of a key, its places filled. */
    public String text(String key, @Nullable Object... arguments) {
        return Words.in(language.value()).text(key, arguments);
    }

    /** The form of a key for that number. */
    public String count(String key, long number) {
        return Words.in(language.value()).count(key, number);
    }
}
