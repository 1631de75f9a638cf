package om.hawalis.web.shared;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServletRequest;
import java.net.URLEncoder;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where a page stands.
 *
 * @param path decoded, without the language, from {@code /}
 * @param query as it was sent, without the question mark; may be empty
 */
public record Address(Language language, String path, String query) {
    private static final String ATTRIBUTE = Address.class.getName();

    public static Optional<Address> of(HttpServletRequest request) {
        return Optional.ofNullable((Address) request.getAttribute(ATTRIBUTE));
    }

    void rememberIn(HttpServletRequest request) {
        request.setAttribute(ATTRIBUTE, this);
    }

    /** As a link within the site, in that language. */
    public String in(Language wanted) {
        return "/" + wanted.code() + encodedPath() + (query.isEmpty() ? "" : "?" + query);
    }

    public String withoutQuery() {
        return "/" + language.code() + encodedPath();
    }

    private String encodedPath() {
        return Stream.of(path.split("/", -1)).map(Address::encoded).collect(Collectors.joining("/"));
    }

    public static String encoded(String part) {
        return URLEncoder.encode(part, UTF_8).replace("+", "%20");
    }
}
