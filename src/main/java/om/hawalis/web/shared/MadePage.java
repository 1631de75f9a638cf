package om.hawalis.web.shared;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A public page as it is sent.
 *
 * @param tag of its content, in quotes
 */
record MadePage(byte[] body, String tag) {
    private static final Pattern NONCE = Pattern.compile("(<script[^>]*?) nonce=\"[^\"]*\"");

    /** PrimeFaces gives every script the nonce of its request; a public page has none to run in place, and is the same for all. */
    static MadePage of(String written) {
        var body = NONCE.matcher(written).replaceAll("$1").getBytes(StandardCharsets.UTF_8);
        try {
            var sha = MessageDigest.getInstance("SHA-256").digest(body);
            return new MadePage(body, '"' + HexFormat.of().formatHex(sha, 0, 16) + '"');
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    void send(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setHeader("ETag", tag);
        response.setHeader("Vary", "Cookie, Authorization");
        response.setHeader("Content-Security-Policy", ContentPolicy.TEXT);
        response.setContentType("text/html;charset=UTF-8");
        if (isKnown(request)) {
            response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
            return;
        }
        response.setContentLength(body.length);
        response.getOutputStream().write(body);
    }

    private boolean isKnown(HttpServletRequest request) {
        return Optional.ofNullable(request.getHeader("If-None-Match"))
                .filter(known -> known.contains(tag))
                .isPresent();
    }
}
