package om.hawalis.game;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import om.hawalis.security.Caller;

/** Tells {@link Caller} which links a browser has in hand. Who sends a token is a program, and has none. */
public class LinkFilter extends HttpFilter {
    @Inject
    private transient Links links;

    @Inject
    private transient Caller caller;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var keyring = Keyring.of(request);
        if (request.getHeader("Authorization") == null && !keyring.secrets().isEmpty())
            caller.holds(() -> links.held(keyring.secrets()));
        chain.doFilter(request, response);
    }
}
