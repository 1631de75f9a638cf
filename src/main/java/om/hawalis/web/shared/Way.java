package om.hawalis.web.shared;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.application.FacesMessage;
import jakarta.faces.context.ExternalContext;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Where a page bean sends people next: always within the site, and with a word about what was done. */
@RequestScoped
public class Way {
    private static final Pattern WITHIN = Pattern.compile("/(en|ar)(/[^\\\\\\s]*)?");

    @Inject
    private FacesContext faces;

    @Inject
    private ExternalContext external;

    @Inject
    private PageLanguage language;

    /** @param path as {@code /manage/clubs}, in the page's language */
    public void to(String path) {
        redirect(language.getBase() + path);
    }

    /** Says what was done, on the page that follows. */
    public void to(String path, String messageKey, @Nullable Object... arguments) {
        external.getFlash().setKeepMessages(true);
        say(messageKey, arguments);
        to(path);
    }

    public void say(String messageKey, @Nullable Object... arguments) {
        var words = Words.in(language.value()).text(messageKey, arguments);
        faces.addMessage(null, new FacesMessage(FacesMessage.SEVERITY_INFO, words, ""));
    }

    /** An address that came with a request: followed only if it is plainly one of ours. */
    public void toWanted(@Nullable String wanted, String otherwise) {
        redirect(within(wanted).orElse(language.getBase() + otherwise));
    }

    static Optional<String> within(@Nullable String wanted) {
        return Optional.ofNullable(wanted)
                .filter(address -> WITHIN.matcher(address).matches() && !address.contains("//"))
                .filter(Way::isPath);
    }

    private static boolean isPath(String address) {
        try {
            var uri = new URI(address);
            return uri.getScheme() == null && uri.getAuthority() == null;
        } catch (URISyntaxException malformed) {
            return false;
        }
    }

    private void redirect(String address) {
        try {
            external.redirect(address);
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
