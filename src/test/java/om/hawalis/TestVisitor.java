package om.hawalis;

import java.io.IOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Visits pages and sends their forms without a browser, so that a test can send what no browser would. */
public final class TestVisitor {
    private static final Pattern INPUT = Pattern.compile("<input[^>]*\\bname=\"([^\"]+)\"[^>]*>");
    private static final Pattern VALUE = Pattern.compile("\\bvalue=\"([^\"]*)\"");
    private static final Pattern BUTTON = Pattern.compile("\\btype=\"submit\"");

    private final URI server;
    private final CookieManager cookies = new CookieManager();
    private final HttpClient client =
            HttpClient.newBuilder().cookieHandler(cookies).build();

    public TestVisitor(URI server) {
        this.server = server;
    }

    public HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(server.resolve(path)));
    }

    /** The inputs of a form, its buttons left out, as the page gave them. */
    public static Map<String, String> form(HttpResponse<String> page, String id) {
        var html = page.body().replaceAll("(?s)^.*<form id=\"" + id + "\"", "").replaceAll("(?s)</form>.*$", "");
        var inputs = new LinkedHashMap<String, String>();
        INPUT.matcher(html)
                .results()
                .filter(i -> !BUTTON.matcher(i.group()).find())
                .forEach(input -> {
                    var value = VALUE.matcher(input.group());
                    inputs.put(input.group(1), value.find() ? value.group(1) : "");
                });
        return inputs;
    }

    /** Fills the input whose name ends so. */
    public static void fill(Map<String, String> form, String name, String value) {
        var key = form.keySet().stream()
                .filter(k -> k.endsWith(":" + name))
                .findFirst()
                .orElseThrow();
        form.put(key, value);
    }

    public HttpResponse<String> post(String path, Map<String, String> form) {
        var body = form.entrySet().stream()
                .map(e -> encoded(e.getKey()) + "=" + encoded(e.getValue()))
                .collect(Collectors.joining("&"));
        return send(HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    public Optional<String> sessionId() {
        return cookies.getCookieStore().getCookies().stream()
                .filter(cookie -> cookie.getName().equals("JSESSIONID"))
                .map(HttpCookie::getValue)
                .findFirst();
    }

    /** Signs in by the page of that name. */
    public HttpResponse<String> signIn(String address, String login, String password) {
        var form = form(get(address), "signIn");
        fill(form, "login", login);
        fill(form, "password", password);
        form.put("signIn:enter", "x");
        return post("/en/sign-in", form);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
