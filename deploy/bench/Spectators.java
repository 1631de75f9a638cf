import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/**
 * How far behind spectators are, and how many pages a second they can read: {@code java deploy/bench/Spectators.java http://localhost:8080 TOKEN
 * [followers] [seconds]}, TOKEN an organiser's. Founds a championship of its own, lets everybody follow it while a game is played in it, and
 * compares when a move was answered with when each of them was told. Then reads its public page over and over.
 */
public final class Spectators {
    private static final String[] GAME =
            "i l d j i h h n j d n k k e c e d f g i a j h n e a f d b k n e d f f i a l e m b d c e i n d j e c l d m e n f"
                    .split(" ");
    private static final Pattern REVISION = Pattern.compile("\"revision\":(\\d+)");
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String server;
    private final String token;
    private final ConcurrentHashMap<Integer, Long> answered = new ConcurrentHashMap<>();
    private final Queue<long[]> told = new ConcurrentLinkedQueue<>();

    private Spectators(String server, String token) {
        this.server = server;
        this.token = token;
    }

    public static void main(String[] arguments) throws Exception {
        var bench = new Spectators(arguments[0], arguments[1]);
        var followers = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1000;
        var seconds = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 10;
        var event = bench.championship();
        bench.follow(event, followers);
        bench.read("/en/championships/" + event, seconds);
        System.exit(0);
    }

    private void follow(String event, int followers) throws Exception {
        var ready = new CountDownLatch(followers);
        for (var i = 0; i < followers; i++) Thread.ofVirtual().start(() -> listen(event, ready));
        if (!ready.await(120, TimeUnit.SECONDS))
            throw new IllegalStateException(ready.getCount() + " did not get through");
        var game = firstGame(event);
        for (var ply = 1; ply <= GAME.length; ply++) {
            var body = "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}".formatted(ply - 1, ply, GAME[ply - 1]);
            var answer = send("games/" + game + "/moves", body);
            answered.put(ply, System.nanoTime());
            if (answer.statusCode() != 200) throw new IllegalStateException(answer.body());
            Thread.sleep(200);
        }
        Thread.sleep(3000);
        report(followers);
    }

    private String firstGame(String event) {
        return Pattern.compile("\"id\":\"([^\"]+)\"")
                .matcher(send("championships/" + event + "/games", null).body())
                .results()
                .map(found -> found.group(1))
                .filter(id -> send("games/" + id, null).statusCode() == 200)
                .findFirst()
                .orElseThrow();
    }

    private void listen(String event, CountDownLatch ready) {
        var request = HttpRequest.newBuilder(URI.create(server + "/api/v1/championships/" + event + "/live"))
                .build();
        try {
            var first = new boolean[] {true};
            CLIENT.send(request, HttpResponse.BodyHandlers.ofLines()).body().forEach(line -> {
                if (first[0] && line.startsWith("data:")) {
                    first[0] = false;
                    ready.countDown();
                }
                var revision = REVISION.matcher(line);
                if (revision.find()) told.add(new long[] {Integer.parseInt(revision.group(1)), System.nanoTime()});
            });
        } catch (IOException | InterruptedException | java.io.UncheckedIOException over) {
            Thread.currentThread().interrupt();
        }
    }

    private void report(int followers) {
        var behind = new ArrayList<Long>();
        for (var one : told) behind.add(Math.max(0, one[1] - answered.get((int) one[0])));
        Collections.sort(behind);
        System.out.printf(
                "%d followers, %d moves: %d of %d told; behind p50 %.0f ms, p99 %.0f ms, at most %.0f ms%n",
                followers,
                answered.size(),
                behind.size(),
                (long) followers * answered.size(),
                at(behind, 50),
                at(behind, 99),
                at(behind, 100));
    }

    private void read(String page, int seconds) throws Exception {
        for (var known : new boolean[] {false, true}) {
            var plain = HttpRequest.newBuilder(URI.create(server + page)).build();
            var etag = CLIENT.send(plain, HttpResponse.BodyHandlers.discarding())
                    .headers()
                    .firstValue("ETag")
                    .orElseThrow();
            var asked = known ? etag : "\"none\"";
            readFor(page, asked, 3);
            System.out.printf("%s%s: %.0f/s%n", page, known ? " (known already)" : "", readFor(page, asked, seconds));
        }
    }

    private double readFor(String page, String tag, int seconds) throws InterruptedException {
        var count = new AtomicLong();
        var start = System.nanoTime();
        var end = start + TimeUnit.SECONDS.toNanos(seconds);
        var request = HttpRequest.newBuilder(URI.create(server + page))
                .header("If-None-Match", tag)
                .build();
        try (var threads = Executors.newFixedThreadPool(16)) {
            for (var i = 0; i < 16; i++)
                threads.submit(() -> {
                    while (System.nanoTime() < end) {
                        CLIENT.send(request, HttpResponse.BodyHandlers.discarding());
                        count.incrementAndGet();
                    }
                    return null;
                });
        }
        return count.get() / ((System.nanoTime() - start) / 1e9);
    }

    private static double at(List<Long> sorted, int percent) {
        return sorted.isEmpty()
                ? Double.NaN
                : sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100)) / 1e6;
    }

    private String championship() {
        var run = UUID.randomUUID().toString().substring(0, 8);
        var club = last("\"id\":\"([^\"]+)\"", post("clubs", "{\"name\":{\"latin\":\"Bench %s\"}}".formatted(run)));
        var event = last(
                "\"slug\":\"([^\"]+)\"",
                post(
                        "championships",
                        "{\"name\":{\"latin\":\"Bench %s\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\",\"lastDay\":\"2026-12-06\"}"
                                .formatted(run, club)));
        for (var i = 0; i < 12; i++) {
            var player = last(
                    "\"id\":\"([^\"]+)\"",
                    post("players", "{\"name\":{\"latin\":\"Player %s %d\"}}".formatted(run, i)));
            post("championships/" + event + "/entries", "{\"player\":\"%s\"}".formatted(player));
        }
        post("championships/" + event + "/start", "");
        var round = post("championships/" + event + "/rounds", "");
        for (var step : List.of("confirm", "release"))
            round = post(
                    "rounds/" + last("\"id\":\"([^\"]+)\"", round) + "/" + step,
                    "{\"version\":%s}".formatted(last("\"version\":(\\d+)", round)));
        post("championships/" + event + "/publications", "{\"round\":1,\"provisional\":true}");
        return event;
    }

    private String post(String path, String body) {
        var answer = send(path, body);
        if (answer.statusCode() >= 300) throw new IllegalStateException(path + ": " + answer.body());
        return answer.body();
    }

    private HttpResponse<String> send(String path, String body) {
        var request = HttpRequest.newBuilder(URI.create(server + "/api/v1/" + path))
                .header("Authorization", "Bearer " + token);
        if (body != null)
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        try {
            return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException lost) {
            throw new IllegalStateException(lost);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** Members stand in alphabetical order: a thing's own id is the last in it. */
    private static String last(String pattern, String json) {
        return Pattern.compile(pattern)
                .matcher(json)
                .results()
                .map(found -> found.group(1))
                .toList()
                .getLast();
    }
}
