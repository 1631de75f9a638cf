package om.hawalis.api;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import java.util.Map;
import java.util.Set;

/** A browser sends the session's cookie along from any page; a write by cookie must show that it came from one of ours. */
@Provider
public class SameOrigin implements ContainerRequestFilter {
    private static final Set<String> READS = Set.of("GET", "HEAD", "OPTIONS");

    @Context
    private HttpHeaders headers;

    @Override
    public void filter(ContainerRequestContext request) {
        if (READS.contains(request.getMethod()) || request.getHeaderString("Authorization") != null) return;
        if (comesFromOurPages(request)) return;
        request.abortWith(Problem.of(403, "same-origin", new Object[0], Map.of(), headers));
    }

    private static boolean comesFromOurPages(ContainerRequestContext request) {
        var site = request.getHeaderString("Sec-Fetch-Site");
        if (site != null) return site.equals("same-origin");
        var origin = request.getHeaderString("Origin");
        var host = request.getHeaderString("Host");
        return origin != null
                && host != null
                && origin.replaceFirst("^https?://", "").equals(host);
    }
}
