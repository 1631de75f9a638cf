package om.hawalis.web.shared;

import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.MappingMatch;
import java.io.IOException;
import java.util.Collections;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.security.Caller;

/**
 * Leads an address to its view. Without a language it redirects to the browser's; views themselves have no address, and
 * what has no route does not exist.
 */
public class AddressFilter extends HttpFilter {
    /** A form with a file; the server refuses a longer one too, but as a fault of its own. */
    private static final long LARGEST_FORM = 2_200_000;

    private final transient Caller caller;
    private final transient PublicPages publicPages;

    @Inject
    public AddressFilter(Caller caller, PublicPages publicPages) {
        this.caller = caller;
        this.publicPages = publicPages;
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var path = path(request);
        if (isServedElsewhere(path) || hasItsOwnServlet(request)) chain.doFilter(request, response);
        else if (request.getContentLengthLong() > LARGEST_FORM)
            response.sendError(HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE);
        else lead(path, request, response);
    }

    /** Decoded and normalised by the server, which names a welcome file of its own at the root. */
    private static String path(HttpServletRequest request) {
        if (request.getRequestURI().equals(request.getContextPath() + "/")) return "/";
        return request.getServletPath()
                + Optional.ofNullable(request.getPathInfo()).orElse("");
    }

    /** What is no page: resources, the interface for programs, the server's own. */
    static boolean isServedElsewhere(String path) {
        return Stream.of(
                                "/jakarta.faces.resource/",
                                "/resources/",
                                "/assets/",
                                "/api/",
                                "/health",
                                "/metrics",
                                "/openapi")
                        .anyMatch(path::startsWith)
                && (!path.endsWith(".xhtml") || path.startsWith("/jakarta.faces.resource/"));
    }

    /** A servlet that names this very address answers it: no page's address is any servlet's. */
    private static boolean hasItsOwnServlet(HttpServletRequest request) {
        return request.getHttpServletMapping().getMappingMatch() == MappingMatch.EXACT
                && !path(request).equals("/");
    }

    private void lead(String path, HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        var language = Language.of(path.substring(1).split("/", 2)[0]);
        if (language.isPresent()) {
            var inner = path.substring(1 + language.get().code().length());
            show(address(language.get(), inner, request), request, response);
            return;
        }
        var preferred = Language.preferred(Collections.list(request.getLocales()));
        var address = address(preferred, path, request);
        address.rememberIn(request);
        response.addHeader("Vary", "Accept-Language");
        if (Routes.ALL.find(path).isPresent()) response.sendRedirect(address.in(preferred));
        else response.sendError(HttpServletResponse.SC_NOT_FOUND);
    }

    private static Address address(Language language, String path, HttpServletRequest request) {
        return new Address(
                language, path, Optional.ofNullable(request.getQueryString()).orElse(""));
    }

    private void show(Address address, HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        address.rememberIn(request);
        if (address.path().isEmpty()) {
            response.sendRedirect(new Address(address.language(), "/", address.query()).in(address.language()));
            return;
        }
        var found = Routes.ALL.find(address.path());
        if (found.isEmpty()) response.sendError(HttpServletResponse.SC_NOT_FOUND);
        else if (!isOpen(found.get().route().access())) response.sendRedirect(signIn(address));
        else forward(found.get(), address, request, response);
    }

    private boolean isOpen(Route.Access access) {
        return switch (access) {
            case PUBLIC, PUBLIC_FORM -> true;
            case WITH_LINK -> caller.isSignedIn() || !caller.links().isEmpty();
            case SIGNED_IN -> caller.isSignedIn();
        };
    }

    static String signIn(Address wanted) {
        var page = new Address(wanted.language(), Routes.SIGN_IN, "").withoutQuery();
        return page + "?next=" + Address.encoded(wanted.in(wanted.language()));
    }

    private void forward(Routes.Found found, Address address, HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        var dispatcher = request.getRequestDispatcher(found.route().view() + query(found));
        if (found.route().access() == Route.Access.PUBLIC) {
            response.setHeader("Cache-Control", "no-cache");
            publicPages.answer(address, request, response, made -> dispatcher.forward(request, made));
        } else {
            response.setHeader("Cache-Control", "no-store");
            dispatcher.forward(request, response);
        }
    }

    private static String query(Routes.Found found) {
        var parts = found.parts().entrySet().stream()
                .map(part -> part.getKey() + "=" + Address.encoded(part.getValue()))
                .sorted()
                .collect(Collectors.joining("&"));
        return parts.isEmpty() ? "" : "?" + parts;
    }
}
