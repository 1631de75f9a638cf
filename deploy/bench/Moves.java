import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * How many moves a second a running server stores, and how long a tap waits: {@code java deploy/bench/Moves.java http://localhost:8080 TOKEN
 * [boards] [scorers] [seconds]}, TOKEN an organiser's. Founds a championship of its own and plays published game 1 on every board at once.
 */
public final class Moves {
    private static final List<String> GAME = List.of(
            ("i l d j i h h n j d n k k e c e d f g i a j h n e a f d b k n e d f f i a l e m b d c e i n d j e c l d m e n f"
                            + " a a b b c c d d e e l g m h b i c j d f e k l l m m b n c a d b e c h g i h j d k e l f m g f h g i h j i")
                    .split(" "));
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final String api;
    private final String token;
    private final Queue<Long> waits = new ConcurrentLinkedQueue<>();
    private final AtomicInteger failed = new AtomicInteger();

    private Moves(String server, String token) {
        this.api = server + "/api/v1/";
        this.token = token;
    }

    public static void main(String[] arguments) throws Exception {
        var bench = new Moves(arguments[0], arguments[1]);
        var boards = number(arguments, 2, 100);
        var scorers = number(arguments, 3, 16);
        var seconds = number(arguments, 4, 30);
        bench.report("warm", bench.run(bench.games(boards), scorers, seconds));
        bench.report("measured", bench.run(bench.games(boards), scorers, seconds));
    }

    private static int number(String[] arguments, int place, int otherwise) {
        return arguments.length > place ? Integer.parseInt(arguments[place]) : otherwise;
    }

    private List<String> games(int boards) throws Exception {
        var run = UUID.randomUUID().toString().substring(0, 8);
        var club = id(post("clubs", "{\"name\":{\"latin\":\"Bench %s\"}}".formatted(run)));
        var event = id(post(
                "championships",
                "{\"name\":{\"latin\":\"Bench %s\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\",\"lastDay\":\"2026-12-06\"}"
                        .formatted(run, club)));
        for (var i = 0; i < 2 * boards; i++) {
            var player = id(post("players", "{\"name\":{\"latin\":\"Player %s %d\"}}".formatted(run, i)));
            post("championships/" + event + "/entries", "{\"player\":\"%s\"}".formatted(player));
        }
        post("championships/" + event + "/start", "");
        var round = post("championships/" + event + "/rounds", "");
        for (var step : List.of("confirm", "release"))
            round = post("rounds/" + id(round) + "/" + step, "{\"version\":%s}".formatted(last("\"version\":(\\d+)", round)));
        return all("\"id\":\"([^\"]+)\"", send("championships/" + event + "/games?size=200", null).body()).stream()
                .filter(this::isGame)
                .limit(boards)
                .toList();
    }

    private boolean isGame(String id) {
        return send("games/" + id, null).statusCode() == 200;
    }

    /** Plays every board from its first ply on, as many at a time as there are scorers; answers the seconds it took. */
    private double run(List<String> games, int scorers, int seconds) throws InterruptedException {
        waits.clear();
        failed.set(0);
        var open = new ConcurrentLinkedQueue<>(games);
        var start = System.nanoTime();
        var end = start + TimeUnit.SECONDS.toNanos(seconds);
        try (var threads = Executors.newFixedThreadPool(scorers)) {
            for (var i = 0; i < scorers; i++)
                threads.submit(() -> {
                    for (var game = open.poll(); game != null; game = open.poll()) play(game, end);
                });
        }
        return (System.nanoTime() - start) / 1e9;
    }

    private void play(String game, long end) {
        for (var ply = 0; ply < GAME.size() && System.nanoTime() < end; ply++) {
            var body = "{\"revision\":%d,\"ply\":%d,\"hole\":\"%s\"}".formatted(ply, ply + 1, GAME.get(ply));
            var before = System.nanoTime();
            var status = send("games/" + game + "/moves", body).statusCode();
            waits.add(System.nanoTime() - before);
            if (status != 200) failed.incrementAndGet();
        }
    }

    private void report(String what, double seconds) {
        var sorted = new ArrayList<>(waits);
        Collections.sort(sorted);
        System.out.printf(
                "%s: %d moves in %.1f s, %.0f/s, %d refused; p50 %.1f ms, p95 %.1f ms, p99 %.1f ms%n",
                what,
                sorted.size(),
                seconds,
                sorted.size() / seconds,
                failed.get(),
                at(sorted, 50),
                at(sorted, 95),
                at(sorted, 99));
    }

    private static double at(List<Long> sorted, int percent) {
        return sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100)) / 1e6;
    }

    private String post(String path, String body) {
        var answer = send(path, body);
        if (answer.statusCode() >= 300) throw new IllegalStateException(path + ": " + answer.body());
        return answer.body();
    }

    private HttpResponse<String> send(String path, String body) {
        var request = HttpRequest.newBuilder(URI.create(api + path)).header("Authorization", "Bearer " + token);
        if (body != null)
            request.header("Content-Type", "application/json")
                    .header("Idempotency-Key", UUID.randomUUID().toString())
                    .POST(HttpRequest.BodyPublishers.ofString(body));
        try {
            return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (java.io.IOException lost) {
            throw new IllegalStateException(lost);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** Members stand in alphabetical order: a thing's own id is the last in it. */
    private static String id(String json) {
        return last("\"id\":\"([^\"]+)\"", json);
    }

    private static String last(String pattern, String json) {
        return all(pattern, json).getLast();
    }

    private static List<String> all(String pattern, String json) {
        return Pattern.compile(pattern).matcher(json).results().map(found -> found.group(1)).toList();
    }
}
