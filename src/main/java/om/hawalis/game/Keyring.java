package om.hawalis.game;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import om.hawalis.platform.Secret;

/**
 * The links a phone has opened, the latest first, as its cookie holds them: no session, so that they outlive a restart.
 *
 * @param secrets at most {@value #MOST}
 */
public record Keyring(List<Secret> secrets) {
    private static final int MOST = 6;
    private static final int SECONDS = 14 * 24 * 60 * 60;
    private static final String NAME = "hawalis-links";
    private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_-]{22}");

    public Keyring {
        secrets = List.copyOf(secrets);
    }

    public static Keyring of(HttpServletRequest request) {
        return Optional.ofNullable(request.getCookies()).stream()
                .flatMap(Arrays::stream)
                .filter(cookie -> cookie.getName().equals(NAME))
                .findFirst()
                .map(cookie -> read(cookie.getValue()))
                .orElse(new Keyring(List.of()));
    }

    /** What is no secret is passed over: the cookie comes from outside. */
    static Keyring read(String text) {
        return new Keyring(Stream.of(text.split("\\."))
                .filter(part -> SHAPE.matcher(part).matches())
                .limit(MOST)
                .map(Secret::new)
                .toList());
    }

    public Keyring with(Secret secret) {
        return new Keyring(Stream.concat(Stream.of(secret), secrets.stream())
                .distinct()
                .limit(MOST)
                .toList());
    }

    String written() {
        return secrets.stream().map(Secret::text).collect(Collectors.joining("."));
    }

    /** @param secure where the page came by https */
    public Cookie cookie(boolean secure) {
        var cookie = new Cookie(NAME, written());
        cookie.setPath("/");
        cookie.setHttpOnly(true);
        cookie.setSecure(secure);
        cookie.setMaxAge(SECONDS);
        cookie.setAttribute("SameSite", "Lax");
        return cookie;
    }
}
