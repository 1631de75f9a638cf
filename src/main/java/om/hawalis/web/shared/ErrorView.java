package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.application.ViewExpiredException;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** What the error page says: what happened and what to do next, never how the application is made. */
@Named("errorView")
@RequestScoped
public class ErrorView {
    private final HttpServletRequest request;
    private final Words words;

    @Inject
    public ErrorView(HttpServletRequest request, PageLanguage language) {
        this.request = request;
        this.words = Words.in(language.value());
    }

    public int getCode() {
        return Optional.ofNullable((Integer) request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE))
                .orElse(404);
    }

    public String getTitle() {
        return words.text("error." + kind() + ".title");
    }

    /** What was refused, where it was said in words; else what this code means. */
    public String getText() {
        return Optional.ofNullable((String) request.getAttribute(RefusalHandler.WORDS))
                .orElseGet(() -> words.text("error." + kind() + ".text"));
    }

    /** Whether the page only stood open for too long: it can be opened again. */
    public boolean isExpired() {
        return request.getAttribute(RefusalHandler.EXPIRED) != null
                || request.getAttribute(RequestDispatcher.ERROR_EXCEPTION) instanceof ViewExpiredException;
    }

    private String kind() {
        if (isExpired()) return "expired";
        var code = Integer.toString(getCode());
        if (words.has("error." + code + ".title")) return code;
        return getCode() >= 500 ? "500" : "400";
    }
}
