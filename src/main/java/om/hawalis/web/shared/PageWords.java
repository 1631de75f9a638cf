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

    /** JSON that may stand inside a script element, whatever names are in it. */
    public String inScript(String json) {
        return json.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
    }
}
