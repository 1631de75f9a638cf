package om.hawalis.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import om.hawalis.web.shared.Language;
import om.hawalis.web.shared.Words;

/**
 * Stands in for the application where only the modules under {@code resources/js} are tried: serves them, a page that uses
 * them, and answers to posts as written down beforehand.
 */
final class PaperServer implements AutoCloseable {
    private static final Path RESOURCES = Path.of("src/main/webapp/resources");
    private static final Path BUILT = Path.of("target/page/resources");
    private static final Path PAGES = Path.of("src/test/resources/om/hawalis/browser");
    private static final Map<String, String> TYPES = Map.of(
            "js",
            "text/javascript",
            "css",
            "text/css",
            "woff2",
            "font/woff2",
            "html",
            "text/html",
            "svg",
            "image/svg+xml");

    /** What a post brought. */
    record Post(String path, String key, String body) {}

    /** What a post gets: status 0 breaks the connection. */
    record Answer(int status, String body) {
        static final Answer NO_NETWORK = new Answer(0, "");
    }

    private final HttpServer server;
    private final Deque<Answer> answers = new ArrayDeque<>();
    private final List<Post> posts = Collections.synchronizedList(new ArrayList<>());

    PaperServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/resources/", exchange -> file(exchange, RESOURCES, "/resources/"));
        server.createContext("/page/", this::page);
        server.createContext("/api/", this::api);
        server.start();
    }

    String page(Language language, String name) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/page/" + language.code() + "/" + name;
    }

    synchronized void willAnswer(Answer... next) {
        answers.clear();
        answers.addAll(List.of(next));
        posts.clear();
    }

    List<Post> posts() {
        return List.copyOf(posts);
    }

    private synchronized Answer next() {
        return answers.isEmpty() ? Answer.NO_NETWORK : answers.removeFirst();
    }

    private void api(HttpExchange exchange) throws IOException {
        if (!exchange.getRequestMethod().equals("POST")) {
            send(exchange, 404, "application/json", "{}".getBytes(UTF_8));
            return;
        }
        var key = exchange.getRequestHeaders().getFirst("Idempotency-Key");
        posts.add(new Post(
                exchange.getRequestURI().getPath(),
                key,
                new String(exchange.getRequestBody().readAllBytes(), UTF_8)));
        var answer = next();
        if (answer.status() == 0) exchange.close();
        else send(exchange, answer.status(), "application/json", answer.body().getBytes(UTF_8));
    }

    private void page(HttpExchange exchange) throws IOException {
        var parts = exchange.getRequestURI().getPath().split("/");
        var language = Language.of(parts[2]).orElseThrow();
        var page = Files.readString(PAGES.resolve(parts[3]))
                .replace("LANGUAGE", language.code())
                .replace("DIRECTION", language.direction())
                .replace("WORDS", Words.in(language).forScripts());
        send(exchange, 200, "text/html;charset=UTF-8", page.getBytes(UTF_8));
    }

    private static void file(HttpExchange exchange, Path folder, String prefix) throws IOException {
        var name = exchange.getRequestURI().getPath().substring(prefix.length());
        var built = BUILT.resolve(name);
        var file = Files.exists(built) ? built : folder.resolve(name);
        var ending = file.toString().replaceFirst(".*\\.", "");
        send(exchange, 200, TYPES.get(ending), Files.readAllBytes(file));
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, body.length);
        try (var out = exchange.getResponseBody()) {
            out.write(body);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
