package om.hawalis.api;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
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

    /** As it is sent. */
    record Document(int status, byte[] body) {}

    static Response of(
            int status, String key, Object[] arguments, Map<String, Object> extensions, HttpHeaders headers) {
        var document = document(status, key, arguments, extensions, language(headers.getAcceptableLanguages()));
        return Response.status(status).type(TYPE).entity(document.body()).build();
    }

    static Response of(Refusal refusal, HttpHeaders headers) {
        var document = of(refusal, language(headers.getAcceptableLanguages()));
        return Response.status(document.status())
                .type(TYPE)
                .entity(document.body())
                .build();
    }

    static Document of(Refusal refusal, Locale language) {
        var arguments = refusal.arguments().toArray();
        return document(status(refusal.kind()), refusal.key(), arguments, refusal.extensions(), language);
    }

    private static Document document(
            int status, String key, Object[] arguments, Map<String, Object> extensions, Locale language) {
        var body = new LinkedHashMap<String, Object>();
        body.put("type", "urn:hawalis:problem:" + key);
        body.put("title", Messages.in(language).text("refusal." + key, arguments));
        body.put("status", status);
        body.putAll(extensions);
        return new Document(status, JsonSettings.JSON.toJson(body).getBytes(StandardCharsets.UTF_8));
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

    static Locale language(List<Locale> acceptable) {
        return acceptable.stream()
                .map(Locale::getLanguage)
                .filter(code -> code.equals("ar") || code.equals("en"))
                .findFirst()
                .filter(code -> code.equals("ar"))
                .map(code -> ARABIC)
                .orElse(ENGLISH);
    }
}
