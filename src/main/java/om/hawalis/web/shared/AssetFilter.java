package om.hawalis.web.shared;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPOutputStream;

/** Serves {@link Assets} to be kept for good; texts compressed, once for everybody, as a hall's network is slow. */
public class AssetFilter extends HttpFilter {
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";

    private final transient Map<String, byte[]> compressed = new ConcurrentHashMap<>();

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        var file = Assets.fileOf(request.getServletPath());
        if (file.isEmpty() || getServletContext().getResource(file.get()) == null) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        response.setHeader("Cache-Control", FOR_GOOD);
        if (isText(file.get()) && takesCompressed(request)) sendCompressed(file.get(), response);
        else request.getRequestDispatcher(file.get()).forward(request, response);
    }

    private static boolean isText(String file) {
        return file.endsWith(".js") || file.endsWith(".css") || file.endsWith(".svg");
    }

    private static boolean takesCompressed(HttpServletRequest request) {
        var accepted = request.getHeader("Accept-Encoding");
        return request.getMethod().equals("GET") && accepted != null && accepted.contains("gzip");
    }

    private void sendCompressed(String file, HttpServletResponse response) throws IOException {
        var content = compressed.get(file);
        if (content == null) compressed.put(file, content = compress(file));
        response.setContentType(getServletContext().getMimeType(file));
        response.setHeader("Content-Encoding", "gzip");
        response.setHeader("Vary", "Accept-Encoding");
        response.setContentLength(content.length);
        response.getOutputStream().write(content);
    }

    private byte[] compress(String file) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var plain = getServletContext().getResourceAsStream(file);
                var packing = new GZIPOutputStream(bytes)) {
            plain.transferTo(packing);
        }
        return bytes.toByteArray();
    }
}
