package om.hawalis.web.shared;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** The content security policy, as {@code #{contentPolicy}}; PrimeFaces appends the nonce of the request to its end. */
@Named("contentPolicy")
@ApplicationScoped
public class ContentPolicy {
    /** Inline styles are PrimeFaces's; nothing else is allowed that does not come from here. */
    static final String TEXT =
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
                    + "img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'";

    public String getText() {
        return TEXT;
    }
}
