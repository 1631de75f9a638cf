package om.hawalis.web.shared;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * What browsers are told with every answer. PrimeFaces sends the {@link ContentPolicy} of a page, with the nonce
 * of its scripts; whatever is no page gets it here.
 */
public class SecurityHeaders extends HttpFilter {
    private static final String YEAR = "max-age=31536000";

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Referrer-Policy", "same-origin");
        response.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
        if (AddressFilter.isServedElsewhere(request.getServletPath()))
            response.setHeader("Content-Security-Policy", ContentPolicy.TEXT);
        if (request.isSecure()) {
            response.setHeader("Strict-Transport-Security", YEAR);
            // elsewhere browsers ignore it, and complain
            response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
        }
        chain.doFilter(request, response);
    }
}
