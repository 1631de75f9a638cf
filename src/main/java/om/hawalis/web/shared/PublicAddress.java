package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Links for people elsewhere: on paper, in a message, in a QR code. As {@code #{site}}. */
@Named("site")
@RequestScoped
public class PublicAddress {
    @Inject
    @ConfigProperty(name = "hawalis.public-url")
    private Optional<String> configured;

    @Inject
    private jakarta.servlet.http.HttpServletRequest request;

    @Inject
    private PageLanguage language;

    /** @param path as {@code /games/…}; the link leads to it in the page's language */
    public String link(String path) {
        return base() + language.getBase() + path;
    }

    /** @param path as {@code /b/…}, of a page that finds the reader's language itself */
    public String address(String path) {
        return base() + path;
    }

    private String base() {
        return configured
                .filter(url -> !url.isBlank())
                .orElseGet(this::ofRequest)
                .replaceAll("/+$", "");
    }

    private String ofRequest() {
        var port = request.getServerPort();
        var usual = request.isSecure() ? 443 : 80;
        var scheme = request.isSecure() ? "https" : "http";
        return scheme + "://" + request.getServerName() + (port == usual ? "" : ":" + port);
    }
}
