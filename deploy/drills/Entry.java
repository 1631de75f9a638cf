import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.regex.Pattern;

/**
 * Scorers who tap through whatever happens to the server: {@code java deploy/drills/Entry.java http://localhost:8080 TOKEN [boards] [scorers]},
 * TOKEN an organiser's. A tap that was not answered is sent again under its key until it is. Reads commands: {@code token T} goes
 * on with another token, {@code await N} answers once N more taps are acknowledged, {@code check} compares every game with what was acknowledged, {@code end} does so a last time.
 */
public final class Entry {
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final long BETWEEN_TAPS_MILLIS = 100;
    private static final long BEFORE_AGAIN_MILLIS = 250;
    private static final Pattern MOVE = Pattern.compile("\"hole\":\"([a-z])\",\"laps\"");
    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String api;
    private volatile String token;
    private final Map<String, List<String>> acknowledged = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<String> open = new ConcurrentLinkedQueue<>();
    private final ReentrantReadWriteLock underWay = new ReentrantReadWriteLock(true);
    private final Semaphore taps = new Semaphore(0);
    private final AtomicInteger again = new AtomicInteger();

    private Entry(String server, String token) {
        this.api = server + "/api/v1/";
        this.token = token;
    }

    public static void main(String[] arguments) throws Exception {
        var entry = new Entry(arguments[0], arguments[1]);
        entry.found(arguments.length > 2 ? Integer.parseInt(arguments[2]) : 60);
        var scorers = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 6;
        for (var i = 0; i < scorers; i++) {
            var chance = new Random(i);
            Thread.ofVirtual().start(() -> entry.tap(chance));
        }
        entry.obey();
    }

    private void obey() throws Exception {
        System.out.println("ready");
        var commands = new BufferedReader(new InputStreamReader(System.in));
        for (var line = commands.readLine(); line != null; line = commands.readLine()) {
            var words = line.split(" ");
            if (words[0].equals("token")) token = words[1];
            else if (words[0].equals("await")) await(Integer.parseInt(words[1]));
            else if (!check()) System.exit(1);
            if (words[0].equals("end")) System.exit(0);
        }
    }

    private void await(int more) throws InterruptedException {
        taps.drainPermits();
        var enough = taps.tryAcquire(more, 120, TimeUnit.SECONDS);
        System.out.println(enough ? "tapping" : "no more taps");
    }

    private void tap(Random chance) {
        for (var game = open.poll(); game != null; game = open.poll()) play(game, chance);
    }

    private void play(String game, Random chance) {
        var state = insist("games/" + game, null, "");
        while (state.contains("\"state\":\"READY\"") || state.contains("\"state\":\"PLAYING\"")) {
            underWay.readLock().lock();
            try {
                var legal = all("\"([a-z])\"", one("\"legal\":\\[([^\\]]*)\\]", state));
                var hole = legal.get(chance.nextInt(legal.size()));
                var body = "{\"revision\":%s,\"ply\":%d,\"hole\":\"%s\"}"
                        .formatted(one("\"revision\":(\\d+)", state), number("\"ply\":(\\d+),\"position\"", state) + 1, hole);
                state = insist("games/" + game + "/moves", body, UUID.randomUUID().toString());
                acknowledged.get(game).add(hole);
                taps.release();
            } finally {
                underWay.readLock().unlock();
            }
            pause(BETWEEN_TAPS_MILLIS);
        }
    }

    /** As a phone does: the same tap under the same key until it is answered for good. */
    private String insist(String path, String body, String key) {
        while (true) {
            try {
                var answer = send(path, body, key);
                if (answer.statusCode() == 200) return answer.body();
                if (isFinal(answer)) throw new IllegalStateException(path + ": " + answer.body());
            } catch (IOException lost) {
                // sent again below
            }
            again.incrementAndGet();
            pause(BEFORE_AGAIN_MILLIS);
        }
    }

    /** A server that is starting answers before the application does, and each start of a demonstration has new tokens. */
    private static boolean isFinal(HttpResponse<String> answer) {
        var ours = answer.headers().firstValue("Content-Type").filter(type -> type.contains("json")).isPresent();
        return ours && answer.statusCode() < 500 && answer.statusCode() != 401;
    }

    /** Nothing that was acknowledged is missing, and nothing is there twice. */
    private boolean check() {
        underWay.writeLock().lock();
        try {
            var wrong = acknowledged.entrySet().stream()
                    .filter(game -> !all(MOVE.pattern(), insist("games/" + game.getKey(), null, ""))
                            .equals(game.getValue()))
                    .toList();
            var plies = acknowledged.values().stream().mapToInt(List::size).sum();
            System.out.printf(
                    "%d taps acknowledged, %d sent again, %d games differ%n", plies, again.get(), wrong.size());
            wrong.forEach(game -> System.out.println(game.getKey() + " acknowledged " + game.getValue()));
            return wrong.isEmpty();
        } finally {
            underWay.writeLock().unlock();
        }
    }

    private void found(int boards) {
        var run = UUID.randomUUID().toString().substring(0, 8);
        var club = id(post("clubs", "{\"name\":{\"latin\":\"Drill %s\"}}".formatted(run)));
        var event = id(post(
                "championships",
                "{\"name\":{\"latin\":\"Drill %s\"},\"club\":\"%s\",\"firstDay\":\"2026-12-04\",\"lastDay\":\"2026-12-06\"}"
                        .formatted(run, club)));
        for (var i = 0; i < 2 * boards; i++) {
            var player = id(post("players", "{\"name\":{\"latin\":\"Player %s %d\"}}".formatted(run, i)));
            post("championships/" + event + "/entries", "{\"player\":\"%s\"}".formatted(player));
        }
        post("championships/" + event + "/start", "");
        var round = post("championships/" + event + "/rounds", "");
        for (var step : List.of("confirm", "release"))
            round = post("rounds/" + id(round) + "/" + step, "{\"version\":%s}".formatted(last("\"version\":(\\d+)", round)));
        for (var game : all("\"id\":\"([^\"]+)\"", insist("championships/" + event + "/games?size=200", null, "")))
            if (isGame(game)) {
                acknowledged.put(game, new ArrayList<>());
                open.add(game);
            }
    }

    private boolean isGame(String id) {
        try {
            return send("games/" + id, null, "").statusCode() == 200;
        } catch (IOException lost) {
            throw new IllegalStateException(lost);
        }
    }

    private String post(String path, String body) {
        try {
            var answer = send(path, body, UUID.randomUUID().toString());
            if (answer.statusCode() >= 300) throw new IllegalStateException(path + ": " + answer.body());
            return answer.body();
        } catch (IOException lost) {
            throw new IllegalStateException(lost);
        }
    }

    private HttpResponse<String> send(String path, String body, String key) throws IOException {
        var request = HttpRequest.newBuilder(URI.create(api + path))
                .timeout(PATIENCE)
                .header("Authorization", "Bearer " + token);
        if (body != null)
            request.header("Content-Type", "application/json")
                    .header("Idempotency-Key", key)
                    .POST(HttpRequest.BodyPublishers.ofString(body));
        try {
            return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static int number(String pattern, String json) {
        return Integer.parseInt(one(pattern, json));
    }

    private static String one(String pattern, String json) {
        return all(pattern, json).getFirst();
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
