package om.hawalis.web.shared;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Serves {@link Assets} to be kept for good. */
public class AssetFilter extends HttpFilter {
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var file = Assets.fileOf(request.getServletPath());
        if (file.isEmpty() || getServletContext().getResource(file.get()) == null) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        response.setHeader("Cache-Control", FOR_GOOD);
        request.getRequestDispatcher(file.get()).forward(request, response);
    }
}
