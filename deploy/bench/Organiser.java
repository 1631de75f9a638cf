import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * How long an organiser waits for the pages of a large Swiss:
 * {@code java deploy/bench/Organiser.java http://localhost:8080 ORGANISER-TOKEN ARBITER-TOKEN [players] [rounds] [times]}.
 * Founds a championship of its own, plays some rounds of it over HTTP, leaves the last one half played, and reads each page over and over.
 */
public final class Organiser {
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");
    private static final Pattern VERSION = Pattern.compile("\"version\":(\\d+)");
    private static final Pattern SLUG = Pattern.compile("\"slug\":\"([^\"]+)\"");
    private static final Pattern ROUND = Pattern.compile("\"championship\":\"[^\"]+\",\"id\":\"([^\"]+)\"");
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final String server;
    private final String organiser;
    private final String arbiter;

    private Organiser(String server, String organiser, String arbiter) {
        this.server = server;
        this.organiser = organiser;
        this.arbiter = arbiter;
    }

    public static void main(String[] arguments) throws Exception {
        var bench = new Organiser(arguments[0], arguments[1], arguments[2]);
        var players = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 300;
        var rounds = arguments.length > 4 ? Integer.parseInt(arguments[4]) : 5;
        var times = arguments.length > 5 ? Integer.parseInt(arguments[5]) : 60;
        var event = bench.championship(players, rounds + 4);
        for (var round = 1; round <= rounds; round++) bench.play(event, round == rounds);
        for (var page : List.of("", "/entries", "/rounds", "/standings", "/desk")) bench.read(event, page, times);
    }

    private String championship(int players, int rounds) throws Exception {
        var club = first(ID, post(organiser, "clubs", "{\"name\":{\"latin\":\"Bench " + UUID.randomUUID() + "\"}}"));
        var event = first(
                SLUG,
                post(
                        organiser,
                        "championships",
                        "{\"name\":{\"latin\":\"Bench " + UUID.randomUUID() + "\"},\"club\":\"" + club
                                + "\",\"firstDay\":\"2026-12-04\",\"stages\":[{\"format\":\"SWISS\",\"rounds\":" + rounds
                                + "}]}"));
        var account = first(ID, get(arbiter, "/api/v1/account"));
        post(
                organiser,
                "championships/" + event + "/officials",
                "{\"account\":\"" + account + "\",\"office\":\"ARBITER\"}");
        for (var i = 1; i <= players; i++) {
            var player = first(ID, post(organiser, "players", "{\"name\":{\"latin\":\"Player " + i + "\"}}"));
            post(organiser, "championships/" + event + "/entries", "{\"player\":\"" + player + "\"}");
        }
        post(organiser, "championships/" + event + "/start", "");
        return event;
    }

    private void play(String event, boolean half) throws Exception {
        var began = System.nanoTime();
        var draft = post(organiser, "championships/" + event + "/rounds", "");
        System.out.printf(Locale.ROOT, "proposed in %d ms%n", (System.nanoTime() - began) / 1_000_000);
        var round = first(ROUND, draft);
        var confirmed = post(organiser, "rounds/" + round + "/confirm", version(draft));
        post(organiser, "rounds/" + round + "/release", version(confirmed));
        var games = open(event);
        for (var game : half ? games.subList(0, games.size() / 2) : games) {
            var report = post(
                    organiser, "games/" + game + "/reports", "{\"result\":\"1-0\",\"ending\":\"RESIGNATION\"}");
            post(arbiter, "reports/" + first(ID, report) + "/confirm", version(report));
        }
    }

    /** The games without a result, a page of the list at a time; members stand in order of the alphabet, so that a game's own id comes first. */
    private List<String> open(String event) throws Exception {
        var games = new ArrayList<String>();
        for (var page = 1; ; page++) {
            var list = get(organiser, "/api/v1/championships/" + event + "/games?size=200&page=" + page);
            if (!list.contains("\"round\"")) return games;
            for (var item : list.split("(?=\\{\"board\")"))
                if (item.contains("\"result\":\"*\"")) games.add(first(ID, item));
        }
    }

    private void read(String event, String page, int times) throws Exception {
        var path = "/en/manage/championships/" + event + page;
        var took = new ArrayList<Double>();
        var bytes = 0;
        for (var i = 0; i < times; i++) {
            var began = System.nanoTime();
            bytes = get(organiser, path).length();
            if (i >= times / 6) took.add((System.nanoTime() - began) / 1e6);
        }
        took.sort(Double::compare);
        System.out.printf(
                Locale.ROOT,
                "%-12s p50 %6.1f ms  p95 %6.1f ms  %d characters%n",
                page.isEmpty() ? "overview" : page.substring(1),
                took.get(took.size() / 2),
                took.get(took.size() * 95 / 100),
                bytes);
    }

    private static String version(String json) {
        return "{\"version\":" + last(VERSION, json) + "}";
    }

    private static String first(Pattern pattern, String text) {
        var found = pattern.matcher(text);
        if (!found.find()) throw new IllegalStateException(text);
        return found.group(1);
    }

    private static String last(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .reduce((former, latter) -> latter)
                .map(found -> found.group(1))
                .orElseThrow();
    }

    private String post(String token, String path, String body) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(server + "/api/v1/" + path))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        return send(request);
    }

    private String get(String token, String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(server + path)).header("Authorization", "Bearer " + token));
    }

    private static String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        var answer = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() >= 300) throw new IllegalStateException(answer.statusCode() + " " + answer.body());
        return answer.body();
    }
}
