package om.hawalis;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import java.io.IOException;
import java.io.StringReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import om.hawalis.platform.Secret;

/** Speaks to the API as a program does. */
public final class TestApi {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final URI base;
    private final List<String> headers;

    private TestApi(URI base, List<String> headers) {
        this.base = base;
        this.headers = headers;
    }

    public static TestApi at(URI server) {
        return new TestApi(server.resolve("/api/v1/"), List.of());
    }

    public TestApi as(Secret token) {
        return with("Authorization", "Bearer " + token.text());
    }

    public TestApi with(String header, String value) {
        var more = new ArrayList<>(headers);
        more.add(header);
        more.add(value);
        return new TestApi(base, more);
    }

    /** What came back. */
    public record Answer(int status, String body, Optional<String> contentType) {
        public JsonArray list() {
            try (var reader = Json.createReader(new StringReader(body))) {
                return reader.readArray();
            }
        }

        public JsonObject json() {
            try (var reader = Json.createReader(new StringReader(body))) {
                return reader.readObject();
            }
        }
    }

    public Answer get(String path) {
        return send(request(path).GET());
    }

    public Answer post(String path, String json) {
        return send(request(path).header("Content-Type", "application/json").POST(body(json)));
    }

    public Answer post(String path, String type, byte[] content) {
        return send(request(path)
                .version(HttpClient.Version.HTTP_1_1)
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofByteArray(content)));
    }

    /** A file as it comes. */
    public byte[] bytes(String path) {
        return exchange(request(path).GET(), HttpResponse.BodyHandlers.ofByteArray())
                .body();
    }

    public Answer put(String path, String json) {
        return send(request(path).header("Content-Type", "application/json").PUT(body(json)));
    }

    public Answer delete(String path) {
        return send(request(path).DELETE());
    }

    private static HttpRequest.BodyPublisher body(String json) {
        return HttpRequest.BodyPublishers.ofString(json);
    }

    private HttpRequest.Builder request(String path) {
        var request = HttpRequest.newBuilder(base.resolve(path));
        return headers.isEmpty() ? request : request.headers(headers.toArray(String[]::new));
    }

    private static Answer send(HttpRequest.Builder request) {
        var response = exchange(request, HttpResponse.BodyHandlers.ofString());
        return new Answer(
                response.statusCode(), response.body(), response.headers().firstValue("Content-Type"));
    }

    private static <T> HttpResponse<T> exchange(HttpRequest.Builder request, HttpResponse.BodyHandler<T> body) {
        try {
            return CLIENT.send(request.build(), body);
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
