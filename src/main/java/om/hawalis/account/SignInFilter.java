package om.hawalis.account;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import om.hawalis.platform.Secret;
import om.hawalis.security.Caller;
import om.hawalis.security.Identity;

/** Tells {@link Caller} who asks: a bearer token where one is sent, else the session, else nobody. */
public class SignInFilter extends HttpFilter {
    private static final String BEARER = "Bearer ";

    @Inject
    private transient Identities identities;

    @Inject
    private transient Caller caller;

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var authorization = Optional.ofNullable(request.getHeader("Authorization"));
        if (authorization.isEmpty()) {
            ticket(request).ifPresent(ticket -> caller.becomes(() -> identities.of(ticket)));
            chain.doFilter(request, response);
            return;
        }
        var identity =
                authorization.filter(a -> a.startsWith(BEARER)).flatMap(a -> token(a.substring(BEARER.length())));
        if (identity.isEmpty()) {
            refuse(response);
            return;
        }
        caller.becomes(identity.get());
        chain.doFilter(request, response);
    }

    private Optional<Identity> token(String text) {
        return identities.ofToken(new Secret(text.strip()));
    }

    private static Optional<SessionTicket> ticket(HttpServletRequest request) {
        return Optional.ofNullable(request.getSession(false))
                .map(session -> (SessionTicket) session.getAttribute(SessionTicket.ATTRIBUTE));
    }

    private static void refuse(HttpServletResponse response) throws IOException {
        response.setStatus(HttpServletResponse.SC_UNAUTHORIZED);
        response.setHeader("WWW-Authenticate", "Bearer");
        response.setContentType("application/problem+json");
        response.getWriter().write("{\"type\":\"about:blank\",\"title\":\"Unauthorized\",\"status\":401}");
    }
}
