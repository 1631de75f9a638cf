package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;

/** The scripts' texts in the page's language, as {@code #{words}}. */
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
}
