package om.hawalis.api;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import om.hawalis.platform.Messages;
import om.hawalis.platform.Refusal;

/** An error as RFC 9457 says it, in the reader's language. */
final class Problem {
    static final MediaType TYPE = MediaType.valueOf("application/problem+json");
    private static final Locale ENGLISH = Locale.ENGLISH;
    private static final Locale ARABIC = Locale.forLanguageTag("ar-u-nu-latn");

    private Problem() {}

    static Response of(
            int status, String key, Object[] arguments, Map<String, Object> extensions, HttpHeaders headers) {
        var messages = Messages.in(language(headers));
        var body = new LinkedHashMap<String, Object>();
        body.put("type", "urn:hawalis:problem:" + key);
        body.put("title", messages.text("refusal." + key, arguments));
        body.put("status", status);
        body.putAll(extensions);
        return Response.status(status)
                .type(TYPE)
                .entity(JsonSettings.JSON.toJson(body).getBytes(StandardCharsets.UTF_8))
                .build();
    }

    static Response of(Refusal refusal, HttpHeaders headers) {
        var arguments = refusal.arguments().toArray();
        return of(status(refusal.kind()), refusal.key(), arguments, refusal.extensions(), headers);
    }

    private static int status(Refusal.Kind kind) {
        return switch (kind) {
            case MALFORMED -> 400;
            case FORBIDDEN -> 403;
            case UNKNOWN -> 404;
            case CONFLICT -> 409;
            case GONE -> 410;
        };
    }

    private static Locale language(HttpHeaders headers) {
        return headers.getAcceptableLanguages().stream()
                .map(Locale::getLanguage)
                .filter(code -> code.equals("ar") || code.equals("en"))
                .findFirst()
                .filter(code -> code.equals("ar"))
                .map(code -> ARABIC)
                .orElse(ENGLISH);
    }
}
